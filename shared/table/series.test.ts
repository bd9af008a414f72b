import { describe, expect, it } from 'vitest';
import { variantOf } from '../games/catalogue.ts';
import { pointsOf } from '../games/points.ts';
import { agreedDraw } from './agreed-draw.ts';
import { evolve } from './evolve.ts';
import { gamesFor } from './series.ts';
import type { Setup } from './table.ts';
import { ScriptedTable } from './testing.ts';
import { viewOf } from './view-of.ts';

const DEVICES = ['anna', 'bob', 'cora'];

/** Three devices at a match of checkers for three. */
function matchOf(games: number): ScriptedTable {
  const script = new ScriptedTable();
  script.join('bob');
  script.join('cora');
  script.setUp({ games });
  script.ask('anna', { kind: 'start' });
  return script;
}

/** The seats resign one after the other; the last one left wins. */
const resign = (script: ScriptedTable, ...seats: number[]): void => {
  for (const seat of seats) script.ask(DEVICES[seat]!, { kind: 'resign', seat });
};

function agree(script: ScriptedTable, offer: 'draw' | 'rematch'): void {
  script.ask('anna', { kind: 'offer', offer });
  for (const device of ['bob', 'cora']) script.ask(device, { kind: 'answer', offer, agree: true });
}

const seriesOf = (script: ScriptedTable) => viewOf(script.table, script.here).series;

describe('a match of three games', () => {
  it('adds up the points by seat, the first move passing round, and ends in places', () => {
    const script = matchOf(3);
    expect(seriesOf(script)).toEqual({ games: 3, played: 0, scores: [], totals: [0, 0, 0], places: null });
    expect(script.table.match!.first).toBe(0);
    resign(script, 0, 1);
    expect(seriesOf(script)).toMatchObject({ played: 1, scores: [[0, 1, 2]], totals: [0, 1, 2] });
    agree(script, 'rematch');
    expect(script.table.match!.first).toBe(1);
    resign(script, 2, 0);
    expect(seriesOf(script)).toMatchObject({ played: 2, totals: [1, 3, 2], places: null });
    agree(script, 'rematch');
    expect(script.table.match!.first).toBe(2);
    // Nobody is out, so all three share the 3 points of the game.
    agree(script, 'draw');
    expect(seriesOf(script)).toEqual({
      games: 3,
      played: 3,
      scores: [
        [0, 1, 2],
        [1, 2, 0],
        [1, 1, 1],
      ],
      totals: [2, 4, 3],
      places: [3, 1, 2],
    });
    expect(script.refold()).toEqual(script.table);
  });

  it('counts a game once, whatever is offered and declined after its end', () => {
    const script = matchOf(2);
    resign(script, 0, 1);
    script.ask('bob', { kind: 'offer', offer: 'rematch' });
    script.ask('cora', { kind: 'answer', offer: 'rematch', agree: false });
    expect(script.table.match!.number).toBe(1);
    expect(seriesOf(script)).toMatchObject({ played: 1, totals: [0, 1, 2] });
  });

  it('shares the first places of a draw among those still in', () => {
    const script = matchOf(2);
    resign(script, 1);
    script.ask('anna', { kind: 'offer', offer: 'draw' });
    script.ask('cora', { kind: 'answer', offer: 'draw', agree: true });
    expect(seriesOf(script)!.scores).toEqual([[1.5, 0, 1.5]]);
  });

  it('takes the game’s own points for a draw by agreement, where it has them', () => {
    const { rules } = variantOf('checkers', { players: '3' });
    const position = rules.setup(0);
    rules.exit(position, 1, 'resigned');
    const agreedPoints = () => [1.33, 0.33, 1.33];
    expect(pointsOf(agreedDraw({ ...rules, agreedPoints }, position))).toEqual([1.33, 0.33, 1.33]);
    expect(agreedDraw(rules, position)).toEqual({ places: [1, 3, 1], reason: 'agreement' });
  });

  it('goes on with a bot in a seat, whose points stay with the seat', () => {
    const script = matchOf(2);
    resign(script, 0, 1);
    agree(script, 'rematch');
    script.ask('bob', { kind: 'seat-bot', seat: 1, level: 1 });
    resign(script, 0);
    script.ask('cora', { kind: 'resign', seat: 2 });
    expect(seriesOf(script)!.totals).toEqual([0, 3, 3]);
    expect(seriesOf(script)!.places).toEqual([3, 1, 1]);
  });
});

describe('the next match', () => {
  it('begins anew with a rematch after the last game, with as many games', () => {
    const script = matchOf(2);
    for (let game = 0; game < 2; game++) {
      resign(script, 0, 1);
      agree(script, 'rematch');
    }
    expect(script.table.match).toMatchObject({ number: 3, first: 2, outcome: null });
    expect(seriesOf(script)).toMatchObject({ games: 2, played: 0, totals: [0, 0, 0] });
    resign(script, 2, 1);
    expect(seriesOf(script)).toMatchObject({ played: 1, totals: [2, 1, 0] });
  });

  it('does not remember the points of one that was left for the lobby', () => {
    const script = matchOf(3);
    resign(script, 0, 1);
    script.ask('anna', { kind: 'to-lobby' });
    expect(script.table.series).toBeNull();
    script.ask('anna', { kind: 'start' });
    expect(seriesOf(script)).toMatchObject({ games: 3, played: 0 });
    expect(script.table.match!.first).toBe(0);
    expect(script.refold()).toEqual(script.table);
  });

  it('of one game is no series', () => {
    const script = matchOf(1);
    resign(script, 0, 1);
    expect(seriesOf(script)).toBeNull();
    agree(script, 'rematch');
    expect(seriesOf(script)).toBeNull();
  });
});

describe('the number of games', () => {
  it('is one at a new table, and at most twelve', () => {
    const script = new ScriptedTable();
    expect(script.table.setup.games).toBe(1);
    for (const games of [0, -3, 1.5, 13, Number.NaN]) {
      const setup = { ...script.table.setup, games };
      expect(script.refusal('anna', { kind: 'set-up', setup })?.code).toBe('bad-setup');
    }
    script.setUp({ games: 12 });
    expect(script.table.setup.games).toBe(12);
  });

  it('stays with another game', () => {
    const script = new ScriptedTable();
    script.setUp({ games: 4 });
    script.setUp({ game: 'accasta', options: {} });
    expect(script.table.setup).toMatchObject({ game: 'accasta', games: 4 });
  });

  it('is raised to what the game needs, but a game by itself is always possible', () => {
    expect([1, 2, 3, 4].map((games) => gamesFor({ leastGames: 3 }, games))).toEqual([1, 3, 3, 4]);
    expect([1, 2, 3].map((games) => gamesFor({}, games))).toEqual([1, 2, 3]);
  });

  it('is one in a journal from before there were series', () => {
    const script = new ScriptedTable();
    script.setUp({ layout: 'tee' });
    const old = script.journal.map((dated) => {
      const { event } = dated;
      if (event.kind !== 'created' && event.kind !== 'set-up') return dated;
      const { games: _, ...setup } = event.setup as Setup;
      return { ...dated, event: { ...event, setup } };
    });
    expect(JSON.stringify(old)).not.toContain('games');
    let folded = evolve(null, old[0]!);
    for (const dated of old.slice(1)) folded = evolve(folded, dated);
    expect(folded).toEqual(script.table);
  });
});
