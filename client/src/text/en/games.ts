import type { Options } from '../../../../shared/games/game.ts';
import { plural } from '../plural.ts';

/** What the mover is told, and what the others are told of him. */
export interface Turnwise {
  readonly own: string;
  readonly other: (name: string) => string;
}

/** The words of one game; keys are the codes that the game gives. */
export interface GameWords {
  readonly name: string;
  readonly about: string;
  /** What each kind of piece is called. */
  readonly pieces: Readonly<Record<string, string>>;
  /** What is expected in the middle of a turn. */
  readonly goOn: string;
  /** A seat's running figure, with what it counts. */
  readonly figure: (figure: number, options: Options) => string;
  readonly options: Readonly<
    Record<
      string,
      {
        readonly label: string;
        readonly choices: Readonly<Record<string, string>>;
        readonly hints?: Readonly<Record<string, string>>;
      }
    >
  >;
  /** How it is played, a sentence or two to each line; what the sources leave open is said here. */
  readonly rules: readonly string[];
  /** What the mover may do beyond the usual. */
  readonly notices?: Readonly<Record<string, Turnwise>>;
  /** When a capture is due, where the game has its own word for it. */
  readonly must?: Turnwise;
  /** What the whole table is told of a step; `name` has made it. */
  readonly remarks?: Readonly<Record<string, (name: string) => string>>;
  /** The buttons beside the board, by the controls that the game names. */
  readonly controls?: Readonly<Record<string, string>>;
  /** Why a tap is refused. */
  readonly reasons: Readonly<Record<string, string>>;
  /** Why a match is over. */
  readonly outcomes: Readonly<Record<string, string>>;
}

/** What both games of stacks say. */
const stacks = {
  goOn: 'Go on, or stop',
  controls: { stop: 'Stop here' },
  pieces: { shield: 'shield', horse: 'horse', chariot: 'chariot', man: 'piece' },
  reasons: {
    'empty-cell': 'There is no stack here. Choose one of yours.',
    'not-your-stack': 'This stack is not yours. Choose one of yours.',
    'captives-only': 'An enemy piece is on top, and yours below are captives. Choose another stack.',
    'go-on-or-stop': 'Go on with the same stack, or end the turn.',
    'stack-too-low': 'The stack does not have so many pieces.',
    'out-of-reach': 'The top piece cannot reach this cell.',
    blocked: 'Another stack is in the way.',
    'release-at-home': 'That would free an enemy piece, which is not allowed in your own castle.',
    'stack-full': 'A stack holds at most three pieces of one colour.',
    'cannot-move': 'This stack cannot move. Choose another.',
    'not-a-target': 'It cannot go there. Choose a marked cell.',
  },
  outcomes: {
    castle: 'Three stacks stand in an enemy castle.',
    'no-move': 'No move is left.',
    repetition: 'The position came three times.',
    'last-standing': 'Only one is left.',
  },
};

/** How stacks are moved, in both games of stacks. */
const lifting = [
  'The top piece decides whose a stack is. In a straight line, a shield goes one cell, a horse up to two, a chariot up to three.',
  'On your turn lift as many pieces as you like from the top of one of your stacks. Put them on an empty cell, or on the first stack in the way, whoever owns it.',
  'If one of your pieces is now on top of the stack you lifted from, you may move on from there or stop. If an enemy piece is, it is set free and your turn is over.',
  'A stack holds at most three pieces of each colour. Nothing leaves the board: covered pieces are captives until one of their colour is on top again.',
];

/** What both games of draughts say. */
const draughts = {
  goOn: 'Go on capturing',
  pieces: { man: 'man', king: 'king' },
  reasons: {
    'empty-cell': 'There is no piece here. Choose one of yours.',
    'not-your-piece': 'This piece is not yours. Choose one of yours.',
    'must-capture': 'You must capture. Choose a glowing piece.',
    'cannot-move': 'This piece cannot move. Choose another.',
    'go-on-capturing': 'The capture goes on. Choose where to jump.',
    'not-a-target': 'It cannot go there. Choose a marked cell.',
  },
};

export const games = {
  checkers: {
    ...draughts,
    name: 'Checkers',
    about: 'Move along the diagonals and jump over enemy pieces to take them. The last with pieces wins.',
    rules: [
      'Two, three or four play, each against all the others; the turn passes to the left. Everybody begins with twelve men at home, and the last with pieces on the board wins.',
      'A man steps one cell diagonally forward: at home away from its own edge, in any other zone toward the edge there. Where two zones meet, a diagonal goes on in the other one.',
      'You capture by jumping over an enemy piece to the empty cell behind it. Who can capture must, but chooses how.',
      'A capture goes on as long as there is something to jump, and may take pieces of several players. They leave the board when it ends; until then they stand in the way, and none is jumped twice.',
      'A man that reaches the outer edge of any other zone becomes a king. Kings move and capture in all four directions.',
      'Russian rules: men capture backward too, and a man crowned in a capture goes on as a king. A king moves and captures along the whole line, and lands where it can capture more, if it can.',
      'English rules: men capture forward only, and being crowned ends a capture. A king moves one cell.',
      'Who cannot move passes and stays in; with two players, that player has lost. Who has no pieces left is out.',
      'The game also ends when a position comes a third time, when nobody can move, after 150 rounds, or after 15 turns of each (English rules: 40) with no capture and no man moved.',
      'Then the pieces left decide, three for a king and one for a man. With two players, repetition and a long quiet are a draw.',
    ],
    figure: (points: number) => `${points} · material`,
    options: {
      players: { label: 'Players', choices: { '2': 'Two', '3': 'Three', '4': 'Four' } },
      rules: {
        label: 'Rules',
        choices: { russian: 'Russian', english: 'English' },
        hints: {
          russian: 'Kings fly along the whole line. Men capture backward too.',
          english: 'Kings move one step. Men capture forward only.',
        },
      },
    },
    outcomes: {
      'last-standing': 'Only one is left.',
      'no-move': 'No move is left.',
      repetition: 'The position came three times.',
      'no-progress': 'Nothing was captured for a long time.',
      rounds: 'The game went on too long.',
      'all-blocked': 'Nobody can move.',
    },
  },
  accasta: {
    ...stacks,
    name: 'Accasta',
    about:
      'Pieces stand in stacks: the top one decides whose a stack is and how far it goes. Bring three of your stacks into the enemy castle to win.',
    rules: [
      'Two players. Bring three of your stacks into the enemy castle, the nine cells where the other side begins; a single piece counts as a stack.',
      ...lifting,
      'In your own castle you may not free an enemy piece, unless the option allows it.',
      'The three stacks win when your next turn begins, so the other side has one turn to drive them out. With victory “at once” they win as soon as your turn is over.',
      'Nobody may pass, and who cannot move has lost. The third time of the same position is a draw; that is a house rule.',
      'Pari: all pieces are alike, and a stack goes up to as many cells as it holds pieces of yours.',
    ],
    figure: (count: number) => `${count} in the castle`,
    options: {
      homeRelease: {
        label: 'Freeing at home',
        choices: { forbidden: 'Forbidden', allowed: 'Allowed' },
        hints: {
          forbidden: 'In your own castle you may not free an enemy piece.',
          allowed: 'You may free an enemy piece in your own castle too.',
        },
      },
      win: {
        label: 'Victory',
        choices: { 'own-turn': 'Next turn', 'at-once': 'At once' },
        hints: {
          'own-turn': 'Three stacks must hold out in the enemy castle until your next turn.',
          'at-once': 'Three of your stacks in the enemy castle win as soon as your turn is over.',
        },
      },
      variant: {
        label: 'Variant',
        choices: { standard: 'Standard', pari: 'Pari' },
        hints: {
          standard: 'A shield goes one cell, a horse up to two, a chariot up to three.',
          pari: 'All pieces are alike; the more of yours a stack holds, the farther it may go.',
        },
      },
    },
  },
  triccasta: {
    ...stacks,
    name: 'Triccasta',
    about:
      'Stacks for three players: the top piece decides whose a stack is and how far it goes. Bring three of your stacks into one enemy castle to win.',
    rules: [
      'Three players. Bring three of your stacks into one enemy castle, the nine cells where that player begins; a single piece counts as a stack.',
      ...lifting,
      'In your own castle you may not free an enemy piece. In the other castles you may.',
      'The three stacks win when the turn of the castle’s owner begins. So against the next player they win at once; against the one after, the player between can still drive them out.',
      'With a turn to defend they win only when your own next turn begins.',
      'If several attacks stand, the one that has stood longest wins. Who cannot move passes and stays in; nobody else may pass.',
      'Two may resign together, and the third has won; a draw needs all three. The third time of the same position is a draw; that is a house rule.',
    ],
    figure: (count: number) => `${count} in a castle`,
    options: {
      defence: {
        label: 'Turn to defend',
        choices: { none: 'No', 'own-turn': 'Yes' },
        hints: {
          none: 'Three stacks in a castle win when the turn of its owner begins.',
          'own-turn': 'Before three stacks win, both opponents still have a turn to drive them out.',
        },
      },
    },
  },
  trioshashki: {
    ...draughts,
    name: 'Trioshashki',
    about: 'Checkers for three on hexagons. Jump over enemy pieces to take them. The last who can move wins.',
    rules: [
      'Three players on a hexagon. Take the pieces of both opponents or leave them without a move: the last one left wins.',
      'A man steps forward to one of three cells: straight toward the corner farthest from its home, or just to the left or right of that.',
      'You capture by jumping over an enemy piece beside you to the empty cell behind it, in any of the six directions. Who can capture must, but chooses how.',
      'A capture goes on as long as there is something to jump, and may take pieces of both opponents. They leave the board when it ends; until then they stand in the way, and none is jumped twice.',
      'A man that ends its move on the corner farthest from its home becomes a king. If it comes there in a capture and can jump on, it goes on and stays a man.',
      'A king moves as far as it likes in all six directions. It jumps the first piece it meets if the cell behind is empty, and lands on that very cell.',
      'Who has no move when the turn comes round is out, and those pieces leave the board. With “Passes” that player waits and stays in.',
      'It is a draw among those still in when they agree, when a position comes a third time, or after 15 turns of each with kings only and no capture.',
      'A match has at least three games, and the first move passes round. Beating both opponents scores 2 points, a draw of all three 0.66 each, and losing nothing.',
      'Two who draw after the third is out score 1 each, or 1.33 and 0.66 if one of them leads. The source does not say who leads; here it is whoever took or locked in at least twice as many of the third player’s pieces as the other.',
      'Giveaway: whoever first has no piece or no move on their turn wins. Without kings: the farthest corner is a cell like any other.',
      'Towers: only the top piece of a jumped tower is taken, and it goes under the jumping tower. A tower belongs to its top piece and moves as that piece does; nothing leaves the board.',
      'A player whose pieces are all covered passes, and may be freed. The game ends when all tops are of one colour, or as a draw after 600 turns, which is a house rule.',
      'The start position is derived from the published numbers of cells and men; no picture of the source has been seen.',
    ],
    figure: (count: number, { variant }: Options) =>
      variant === 'towers'
        ? `${count} ${plural('en', count, { one: 'tower', other: 'towers' })}`
        : `${count} ${plural('en', count, { one: 'piece', other: 'pieces' })}`,
    options: {
      board: {
        label: 'Board',
        choices: { '61': 'Large', '37': 'Small' },
        hints: { '61': '61 cells, 15 men each.', '37': '37 cells, 8 men each: a short game.' },
      },
      variant: {
        label: 'Variant',
        choices: { standard: 'Standard', giveaway: 'Giveaway', plain: 'No kings', towers: 'Towers' },
        hints: {
          standard: 'The last one left wins. Men become kings in the farthest corner.',
          giveaway: 'Whoever is first without a piece or a move wins.',
          plain: 'Men stay men: there are no kings.',
          towers: 'A captured piece goes under the tower that jumped it. Better on the small board.',
        },
      },
      locked: {
        label: 'A player without a move',
        choices: { out: 'Is out', pass: 'Passes' },
        hints: {
          out: 'Who cannot move is out, and those pieces leave the board.',
          pass: 'Who cannot move waits and stays in.',
        },
      },
    },
    outcomes: {
      'last-standing': 'Only one is left.',
      repetition: 'The position came three times.',
      'no-progress': 'Nothing was captured for a long time.',
      'nothing-left': 'One has no piece or no move left, and wins.',
      'all-tops': 'All towers are of one colour.',
      'all-blocked': 'Nobody can move.',
      'turn-limit': 'The game went on too long.',
    },
  },
  trojboj: {
    name: 'Trojboj',
    about:
      'Three on a triangle: an enemy stone that you jump over gives way to one of yours. The last with stones on the board wins.',
    goOn: 'Go on with the same stone',
    controls: { stop: 'End the turn', huff: 'Take it: it missed a jump' },
    pieces: { man: 'stone' },
    rules: [
      'Three players on a triangle. The last with stones on the board wins.',
      'Everybody begins with 8 stones in one corner, the base, and has 16 in reserve. The number of rows is this project’s own choice, as the picture of the source is lost.',
      'A stone steps to a free field beside it, toward the side opposite its corner or sideways, never back.',
      'It jumps over an enemy stone beside it to the free field behind, in any of the six directions, and goes on from there. Who can jump must, to the end, but chooses how.',
      'A jumped stone goes back to its owner’s reserve at once, and one of yours takes its place. Your own stones are never jumped.',
      'A stone that ends its move on the side opposite its corner goes at once to a free field of its base, which you choose. If the base is full it stays, and may try again with a step sideways.',
      'Stones that came there in place of others stay. A stone that only passes that side between two jumps goes on as usual.',
      'Who cannot move passes; nobody else may. Who has no stones on the board is out.',
      'Huffing: you may leave a jump undone or break it off. Then the next player alone, before moving, may put a stone of their own in place of one that should have jumped.',
      'House rule: nobody may bring about the same position for the third time. If that forbids every jump a step may be made, and if nothing is left the turn passes.',
      'House rules too: a game ends after 150 rounds, after 60 rounds without a jump, or when all pass in a row. Then the stones on the board decide.',
    ],
    figure: (count: number) => `${count} · ${24 - count} in reserve`,
    options: {
      rows: {
        label: 'Rows',
        choices: { '10': 'Ten', '9': 'Nine' },
        hints: { '10': '55 fields.', '9': '45 fields: the stones meet sooner.' },
      },
      jumps: {
        label: 'Jumps',
        choices: { compulsory: 'Compulsory', huffing: 'Huffing' },
        hints: {
          compulsory: 'Who can jump must, and to the end.',
          huffing:
            'A jump may be missed, but then the next player may replace the stone with one of their own.',
        },
      },
    },
    must: {
      own: 'You must jump',
      other: (name: string) => `${name} must jump`,
    },
    notices: {
      'may-huff': {
        own: 'Take a marked stone for its missed jump, or just move',
        other: (name: string) => `${name} may take a stone that missed a jump`,
      },
      'return-to-base': {
        own: 'Put the stone back on its base',
        other: (name: string) => `${name} puts a stone back on the base`,
      },
    },
    remarks: {
      huffed: (name: string) => `${name} takes a stone for a missed jump`,
      'huff-lapsed': (name: string) => `${name} lets a missed jump pass`,
      returned: (name: string) => `${name} brings a stone back to the base`,
    },
    reasons: {
      'empty-cell': 'There is no stone here. Choose one of yours.',
      'not-your-piece': 'This stone is not yours. Choose one of yours.',
      'must-capture': 'You must jump. Choose a glowing stone.',
      'cannot-move': 'This stone cannot move. Choose another.',
      'not-backward': 'Stones never step back. Choose a marked field.',
      'go-on-capturing': 'The jumping goes on. Choose where to.',
      'return-to-base': 'The stone has crossed the board. Choose a free field of its base.',
      'not-a-target': 'It cannot go there. Choose a marked field.',
      'third-time': 'This would bring the same position a third time.',
    },
    outcomes: {
      'last-standing': 'Only one is left.',
      rounds: 'The game went on too long.',
      'no-jump': 'Nobody jumped for a long time.',
      'all-blocked': 'Nobody can move.',
    },
  },
} satisfies Record<string, GameWords>;

/** The same words in another language. */
type Like<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: never) => string
      ? T[K]
      : Like<T[K]>;
};
export type Games = Like<typeof games>;
