/** The words of one game; keys are the codes that the game gives. */
export interface GameWords {
  readonly name: string;
  readonly about: string;
  /** What each kind of piece is called. */
  readonly pieces: Readonly<Record<string, string>>;
  /** What is expected in the middle of a turn. */
  readonly goOn: string;
  /** A seat's running figure, with what it counts. */
  readonly figure: (figure: number) => string;
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
  readonly notices?: Readonly<Record<string, string>>;
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

export const games = {
  checkers: {
    name: 'Checkers',
    about: 'Move along the diagonals and jump over enemy pieces to take them. The last with pieces wins.',
    goOn: 'Go on capturing',
    pieces: { man: 'man', king: 'king' },
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
    figure: (points: number) => `material ${points}`,
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
    reasons: {
      'empty-cell': 'There is no piece here. Choose one of yours.',
      'not-your-piece': 'This piece is not yours. Choose one of yours.',
      'must-capture': 'You must capture. Choose a glowing piece.',
      'cannot-move': 'This piece cannot move. Choose another.',
      'go-on-capturing': 'The capture goes on. Choose where to jump.',
      'not-a-target': 'It cannot go there. Choose a marked cell.',
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
