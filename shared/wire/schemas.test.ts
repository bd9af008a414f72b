import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { decide, openTable } from '../table/decide.ts';
import type { Dated } from '../table/events.ts';
import { evolve } from '../table/evolve.ts';
import type { Table } from '../table/table.ts';
import { askArguments } from './schemas.ts';

const now = 0;

/** Eva's table, in its lobby. */
function lobby(): Table {
  let table: Table | null = null;
  for (const event of openTable('BCKH', { id: 'eva', name: 'Eva' }))
    table = evolve(table, { at: now, event } as Dated);
  return table!;
}

/** What comes of a setup with these options, given as JSON, when it comes by the wire. */
function setUpWith(options: string): string {
  const table = lobby();
  const setup = JSON.stringify({ ...table.setup, game: 'checkers', options: 0 });
  const sent = `["BCKH", { "kind": "set-up", "setup": ${setup.replace('"options":0', `"options":${options}`)} }]`;
  const read = v.safeParse(askArguments, JSON.parse(sent));
  if (!read.success) return 'not understood';
  const decision = decide(table, 'eva', read.output[1], { now, here: new Set(['eva']) });
  return decision.ok ? 'ok' : decision.error.code;
}

describe('options by the wire', () => {
  it('come through as they are', () => {
    expect(['{}', '{ "players": "2" }'].map(setUpWith)).toEqual(['ok', 'ok']);
  });

  it.each(['colour', 'constructor', 'prototype', '__proto__', 'toString', 'hasOwnProperty'])(
    'that no game has are refused, not dropped: %s',
    (name) => {
      expect(setUpWith(`{ "${name}": "2" }`)).toBe('bad-setup');
      expect(setUpWith(`{ "players": "2", "${name}": "2" }`)).toBe('bad-setup');
    },
  );

  it.each([
    ['null'],
    ['[]'],
    ['["2"]'],
    ['"players"'],
    ['2'],
    ['{ "players": 2 }'],
    ['{ "players": null }'],
    ['{ "__proto__": {} }'],
    [`{ "players": "${'2'.repeat(41)}" }`],
    [`{ "${'p'.repeat(41)}": "2" }`],
    [JSON.stringify(Object.fromEntries([...Array(21).keys()].map((key) => [key, '2'])))],
  ])('of another shape or size are not understood: %s', (options) => {
    expect(setUpWith(options)).toBe('not understood');
  });
});
