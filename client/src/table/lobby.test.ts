import { describe, expect, it } from 'vitest';
import type { Holder } from '../../../shared/table/table.ts';
import type { TableView } from '../../../shared/table/view.ts';
import { gameCounts, nameToChange, readClock, surfaceOf, writeClock } from './lobby.ts';

const device = (id: string): Holder => ({ kind: 'device', device: id, name: id });
const OPEN: Holder = { kind: 'open' };
const BOT: Holder = { kind: 'bot', level: 2 };

describe('what each device will show', () => {
  const setup = { layout: 'ring', reach: 'any' } as TableView['setup'];
  it('is a tile exactly when every seat has a device of its own and each takes the mover’s taps', () => {
    expect(surfaceOf({ seats: [device('a'), device('b'), OPEN], setup })).toBe('tiles');
    expect(surfaceOf({ seats: [device('a'), device('b'), device('a')], setup })).toBe('shared');
    expect(surfaceOf({ seats: [device('a'), BOT, device('b')], setup })).toBe('bot');
    expect(surfaceOf({ seats: [device('a'), device('b')], setup: { ...setup, reach: 'own' } })).toBe('own');
    expect(surfaceOf({ seats: [device('a'), device('b')], setup: { ...setup, layout: 'whole' } })).toBe(
      'whole',
    );
  });
});

describe('names offered', () => {
  const view = (me: string, ...names: string[]): TableView =>
    ({
      you: { device: me },
      people: names.map((name, at) => ({ device: `${at}`, name, presence: 'here' })),
    }) as unknown as TableView;

  it('change on the phone that came later, and only there', () => {
    expect(nameToChange(view('1', 'Fox', 'Fox', 'Owl'))).toEqual(['Fox', 'Owl']);
    expect(nameToChange(view('0', 'Fox', 'Fox', 'Owl'))).toBeNull();
    expect(nameToChange(view('2', 'Fox', 'Fox', 'Owl'))).toBeNull();
  });
});

it('offers no match shorter than the game allows, and shows one set elsewhere', () => {
  expect(gameCounts({}, 1)).toEqual([1, 2, 3, 4, 5, 6, 9]);
  expect(gameCounts({ leastGames: 3 }, 3)).toEqual([1, 3, 4, 5, 6, 9]);
  expect(gameCounts({}, 7)).toEqual([1, 2, 3, 4, 5, 6, 7, 9]);
});

it('writes clocks and reads them back', () => {
  expect(writeClock(null)).toBe('none');
  expect(readClock('none')).toBeNull();
  expect(readClock('5+3')).toEqual({ initialMs: 300_000, incrementMs: 3000 });
  expect(writeClock(readClock('15+10'))).toBe('15+10');
});
