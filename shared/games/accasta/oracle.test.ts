import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { laidOut, layOut } from '../common/lay-out.ts';
import { countForm, outcome } from '../common/testing.ts';
import { perft } from '../perft.ts';
import { after, wholeTurns } from '../turn.ts';
import { accasta } from './index.ts';

/** Games and positions counted by another program: a sample of them here, all where the handbook lies beside the project. */
interface Game {
  readonly id: string | number;
  readonly variant: 'std' | 'pari';
  /** Whole turns in the count form. */
  readonly moves: readonly string[];
  /** Legal whole turns before each of them, and one more where play was open at the end. */
  readonly turns: readonly number[];
  readonly winner: number;
  readonly reason: string;
  readonly final: string;
}
interface Case {
  readonly name: string;
  readonly position: string;
  readonly toMove: number;
  readonly turns: readonly string[];
  readonly turnsWithHomeRelease: readonly string[];
}

const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const HANDBOOK = pathOf('../../../../shared/oracle');
const hasHandbook = existsSync(HANDBOOK);
const textOf = (all: string, sample: string): string =>
  readFileSync(hasHandbook ? `${HANDBOOK}/${all}` : pathOf(`./records/${sample}`), 'utf8');

const games: Game[] = textOf('accasta-games.jsonl', 'games.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const positions: Case[] = JSON.parse(textOf('accasta-positions.json', 'positions.json'));

const variant = (name: 'standard' | 'pari', homeRelease = 'forbidden') =>
  accasta.variant({ homeRelease, win: 'own-turn', variant: name });

describe('games', () => {
  it('are there', () => {
    expect(games.length).toBeGreaterThanOrEqual(10);
    expect(new Set(games.map((game) => game.variant)).size).toBe(2);
  });

  it.each(games.map((game) => [game.id, game] as const))('%s: the same counts, turns and end', (_, game) => {
    const played = variant(game.variant === 'pari' ? 'pari' : 'standard');
    const { rules, notation } = played;
    let position = rules.setup(0);
    const counts: number[] = [];
    for (const move of game.moves) {
      counts.push(perft(rules, position, 1));
      const turn = notation.readTurn(position, move);
      if (!turn.ok) throw new Error(turn.error);
      expect(countForm({ variant: played, position }, turn.value)).toBe(move);
      for (const step of turn.value) position = after(rules, position, step);
    }
    if (game.turns.length > counts.length) counts.push(perft(rules, position, 1));
    expect(counts).toEqual(game.turns);
    expect(laidOut({ variant: played, position })).toBe(game.final);
    // A12: games of that program that end by themselves end by a castle.
    const end = { places: [game.winner, 3 - game.winner], reason: 'castle' };
    expect(rules.outcome(position)).toEqual(game.reason === 'castle' ? end : null);
  });
});

describe('positions', () => {
  it.each(positions.map((item) => [item.name, item] as const))('%s', (_, item) => {
    for (const homeRelease of ['forbidden', 'allowed']) {
      const layout = layOut(variant('standard', homeRelease), 'AB'[item.toMove - 1]!, item.position);
      const { rules } = layout.variant;
      const found = wholeTurns(rules, layout.position).map((turn) => countForm(layout, turn));
      const wanted = homeRelease === 'allowed' ? item.turnsWithHomeRelease : item.turns;
      expect(found.sort()).toEqual([...wanted].sort());
      expect(perft(rules, layout.position, 1)).toBe(wanted.length);
      expect(outcome(layout)?.reason).toBe(wanted.length === 0 ? 'no-move' : undefined);
    }
  });
});
