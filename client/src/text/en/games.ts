/** The words of one game; keys are the codes that the game gives. */
export interface GameWords {
  readonly name: string;
  readonly about: string;
  /** What each kind of piece is called. */
  readonly pieces: Readonly<Record<string, string>>;
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
  /** Why a tap is refused. */
  readonly reasons: Readonly<Record<string, string>>;
  /** Why a match is over. */
  readonly outcomes: Readonly<Record<string, string>>;
}

export const games = {
  checkers: {
    name: 'Checkers',
    about: 'Move along the diagonals and jump over enemy pieces to take them. The last with pieces wins.',
    pieces: { man: 'man', king: 'king' },
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
