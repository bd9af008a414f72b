import { describe, expect, it } from 'vitest';
import { below, seededRandom } from '../core/random.ts';
import { accasta } from './accasta/index.ts';
import { checkers } from './checkers/index.ts';
import { layOut } from './checkers/lay-out.ts';
import type { Position, Variant } from './game.ts';
import { type Event, readRecord, writeRecord } from './record.ts';
import { triccasta } from './triccasta/index.ts';
import { after, legalSteps, wholeTurns } from './turn.ts';

const three = checkers.variant({ players: '3', rules: 'russian' });
const english = checkers.variant({ players: '2', rules: 'english' });
const stacks = accasta.variant({ homeRelease: 'forbidden', win: 'own-turn', variant: 'standard' });
const jointly = triccasta.variant({ defence: 'none' });
const texts = (variant: typeof three, record: string): string[] =>
  readRecord(variant, record).plies.map(
    ({ number, seat, turns, text }) => `${number} ${seat} ${turns} ${text}`,
  );

describe('reading', () => {
  it('counts the legal whole turns before each ply', () => {
    expect(texts(english, '11-15 23-19')).toEqual(['1 0 7 c3-d4', '2 1 7 d6-c5']);
  });

  it('skips numbers, comments, tags and the result', () => {
    const record = `[Event "A game"]
1. c3-d4 {a comment
over lines} 1... f6-e5 ; to the end
2.d4xf6 g7xe5 1/2-1/2`;
    expect(texts(english, record).map((line) => line.split(' ')[3])).toEqual([
      'c3-d4',
      'f6-e5',
      'd4xf6',
      'g7xe5',
    ]);
    expect(readRecord(english, record).error).toBeUndefined();
  });

  it('knows who begins from a tag', () => {
    expect(texts(three, '[First "B"]\nB13-B24 C13-C24')).toEqual(['1 1 7 B13-B24', '2 2 7 C13-C24']);
  });

  it('lets seats leave', () => {
    expect(texts(three, 'A13-A24 resigns A:flag')).toEqual(['1 0 7 A13-A24', '2 1 0 resigns', '3 0 0 flag']);
    expect(readRecord(three, 'A13-A24 resigns A:flag').outcome).toEqual({
      places: [2, 3, 1],
      reason: 'last-standing',
    });
  });

  it('names the first token that cannot be played', () => {
    expect(readRecord(three, 'A13-A24 B13-B22 C13-C24').error).toEqual({
      ply: 2,
      text: 'B13-B22',
      reason: 'B13-B22: not legal here',
    });
    expect(readRecord(three, 'B:resigns B:resigns').error?.reason).toBe('this player is out already');
    expect(readRecord(three, 'A:resigns B:resigns C:resigns').error?.reason).toBe('the game is over');
    expect(readRecord(three, 'A13-A24 1-0 B13-B24').error?.text).toBe('1-0');
  });
});

describe('writing', () => {
  /** A random game with leavings between and inside turns, as the table would tell it. */
  function randomGame<P extends Position>(
    seed: number,
    variant: Variant<P>,
    first: number,
  ): { events: Event[]; key: string } {
    const { rules } = variant;
    const random = seededRandom(seed);
    const events: Event[] = [];
    let position = rules.setup(first);
    for (let i = 0; i < 120 && !rules.outcome(position); i++) {
      const { turn } = position;
      const turns = wholeTurns(rules, position);
      const steps = turns[below(random, turns.length)]!;
      const played: number[] = [];
      for (const step of steps) {
        played.push(step);
        position = after(rules, position, step);
        if (position.turn === turn && random() < 0.3) break;
      }
      events.push({ kind: 'turn', steps: played });
      const isBroken = position.turn === turn;
      if (!rules.outcome(position) && (isBroken || random() < 0.01)) {
        const seat = isBroken ? position.mover : below(random, rules.seats);
        if (!rules.isIn(position, seat)) continue;
        position = rules.clone(position);
        rules.exit(position, seat, 'resigned');
        events.push({ kind: 'exit', seat, reason: 'resigned' });
      }
    }
    return { events, key: rules.key(position) };
  }

  function checkReadBack<P extends Position>(variant: Variant<P>, seed: number): number {
    const first = seed % variant.rules.seats;
    const { events, key } = randomGame(seed, variant, first);
    const { position, error, plies } = readRecord(variant, writeRecord(variant, first, events));
    expect(error).toBeUndefined();
    expect(variant.rules.key(position)).toBe(key);
    return plies.length;
  }

  it('is read back to the same end', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const variant = seed % 2 === 0 ? three : checkers.variant({ players: '4', rules: 'russian' });
      expect(checkReadBack(variant, seed)).toBeGreaterThan(5);
    }
  });

  it('tells a turn broken off from one that stops, where a step is a turn as well', () => {
    const lengths = [1, 2, 3, 4, 5, 6].flatMap((seed) => [
      checkReadBack(stacks, seed),
      checkReadBack(jointly, seed),
    ]);
    expect(Math.max(...lengths)).toBeGreaterThan(10);
    const step = stacks.notation.readStep(stacks.rules.setup(0), 'a1:C+b2')!;
    const broken = writeRecord(stacks, 0, [
      { kind: 'turn', steps: [step] },
      { kind: 'exit', seat: 0, reason: 'resigned' },
    ]);
    expect(broken).toBe('a1:C+b2... A:resigns\n');
    expect(readRecord(stacks, broken).plies.map(({ text }) => text)).toEqual(['a1:C+b2', 'resigns']);
  });
});

it('inserts forced passes that are left out', () => {
  // No game reaches a forced pass soon, so the start is laid out.
  const { variant, position } = layOut({ players: '3', rules: 'english' }, 'A', {
    A: 'A44',
    B: 'B64 B73 B11',
    C: 'A53 C11',
  });
  const laid = { ...variant, rules: { ...variant.rules, setup: () => variant.rules.clone(position) } };
  const written = readRecord(laid, 'pass B11-B22 C11-C22').plies.map(({ text }) => text);
  const leftOut = readRecord(laid, 'B11-B22 C11-C22').plies.map(({ text }) => text);
  expect(leftOut).toEqual(written);
  expect(written.slice(0, 3)).toEqual(['pass', 'B11-B22', 'C11-C22']);
  expect(legalSteps(laid.rules, readRecord(laid, 'B11-B22').position).length).toBeGreaterThan(0);
});

it('takes comments from a brace to the next closing one, and one that is never closed for text', () => {
  const { variant } = layOut({ players: '3', rules: 'english' }, 'A', { A: 'A11', B: 'B11', C: 'C11' });
  const texts = (record: string): string[] => readRecord(variant, record).plies.map(({ text }) => text);
  expect(texts('A33-A24 {a {b} B33-B24 {c}')).toEqual(['A33-A24', 'B33-B24']);
  expect(texts('A33-A24 {')).toEqual(['A33-A24']);
  expect(readRecord(variant, '{'.repeat(100_000)).error?.ply).toBe(1);
});
