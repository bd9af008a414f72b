import { describe, expect, it } from 'vitest';
import { below, seededRandom } from '../../core/random.ts';
import { seatLetter } from '../../core/seat.ts';
import { accasta } from '../accasta/index.ts';
import type { Options } from '../game.ts';
import { PASS } from '../game.ts';
import { perft } from '../perft.ts';
import { triccasta } from '../triccasta/index.ts';
import { after, wholeTurns } from '../turn.ts';
import { type NaiveSetting, naiveTurns } from './naive.ts';
import type { StackVariant } from './stack-game.ts';
import type { StackPosition } from './stack-position.ts';
import type { Laid } from './stack-rules.ts';

const SCATTERED = 30;
const PLAYED = 30;

const A37 = {
  widths: [4, 5, 6, 7, 6, 5, 4],
  castles: ['a1 a2 a3 a4 b2 b3 b4 c3 c4', 'g1 g2 g3 g4 f2 f3 f4 e3 e4'],
};
const T60 = {
  widths: [4, 5, 6, 7, 8, 9, 8, 7, 6],
  castles: ['a1 a2 a3 a4 b2 b3 b4 c3 c4', 'f1 g1 h1 i1 f2 g2 h2 f3 g3', 'f9 g8 h7 i6 f8 g7 h6 f7 g6'],
};
const PARI: Options = { homeRelease: 'forbidden', win: 'own-turn', variant: 'pari' };
const FORBIDDEN: Options = { ...PARI, variant: 'standard' };
const ALLOWED: Options = { ...FORBIDDEN, homeRelease: 'allowed' };

const cases: [string, StackVariant, NaiveSetting][] = [
  ['Accasta', accasta.variant(FORBIDDEN), { ...A37, homeRelease: false, isPari: false }],
  ['Accasta with home release', accasta.variant(ALLOWED), { ...A37, homeRelease: true, isPari: false }],
  ['Pari', accasta.variant(PARI), { ...A37, homeRelease: false, isPari: true }],
  ['Triccasta', triccasta.variant({ defence: 'none' }), { ...T60, homeRelease: false, isPari: false }],
];

describe.each(cases)('%s', (_, { rules, notation, display }, setting) => {
  /** Compares the whole turns with the naive reading's, the count with both, and returns them. */
  const compare = (position: StackPosition): number[][] => {
    const letters: Readonly<Record<string, string>> = { shield: 'S', horse: 'H', chariot: 'C', man: 'S' };
    const board = new Map(
      display.pieces(position).map(({ cell, stack }) => {
        const pieces = stack.map(({ owner, kind }) => `${seatLetter(owner)}:${letters[kind]}`);
        return [notation.cell(cell), pieces] as const;
      }),
    );
    const turns = wholeTurns(rules, position);
    expect(perft(rules, position, 1)).toBe(turns.length);
    const texts = turns[0]?.[0] === PASS ? [] : turns.map((turn) => notation.writeTurn(position, turn));
    expect(texts.sort()).toEqual(naiveTurns(setting, board, seatLetter(position.mover)).sort());
    return turns;
  };

  it('has the same whole turns as the naive reading in scattered positions, rich in stacks', () => {
    const random = seededRandom(3);
    const cells = display.board(0).cells.length;
    for (let seen = 0; seen < SCATTERED; seen++) {
      const pieces: Laid[] = [];
      const room = 4 + below(random, cells - 4);
      for (let i = 0; i < 16 * rules.seats; i++) {
        const [cell, owner] = [below(random, room), below(random, rules.seats)];
        const same = pieces.filter((other) => other.cell === cell && other.owner === owner).length;
        if (same < 3) pieces.push({ cell, owner, kind: setting.isPari ? 1 : 1 + below(random, 3) });
      }
      const position = rules.layOut(pieces, below(random, rules.seats));
      if (!rules.outcome(position)) compare(position);
    }
  });

  it('has the same whole turns as the naive reading in positions of random games', () => {
    const random = seededRandom(4);
    let position = rules.setup(0);
    let highest = 0;
    for (let seen = 0; seen < PLAYED; ) {
      const isDue = below(random, 6) === 0;
      const turns = isDue ? compare(position) : wholeTurns(rules, position);
      if (isDue) seen++;
      for (const step of turns[below(random, turns.length)]!) position = after(rules, position, step);
      highest = Math.max(highest, ...display.pieces(position).map(({ stack }) => stack.length));
      if (rules.outcome(position)) position = rules.setup(seen % rules.seats);
    }
    expect(highest).toBeGreaterThanOrEqual(5);
  });
});
