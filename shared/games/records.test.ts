import { describe, expect, it } from 'vitest';
import { seatLetter } from '../core/seat.ts';
import { catalogue, variantOf } from './catalogue.ts';
import type { Position } from './game.ts';
import { type Replay, readRecord } from './record.ts';

const records = Object.entries(
  import.meta.glob<string>('./*/records/*.txt', { query: '?raw', import: 'default', eager: true }),
);
const gameOf = (path: string): string => path.split('/')[1]!;
// English draughts are written in numbers and read into letters.
const rewritten = records.filter(([path]) => gameOf(path) !== 'checkers');

const tag = (text: string, name: string): string =>
  new RegExp(`^\\[${name} "(.*)"\\]$`, 'm').exec(text)?.[1] ?? '';

function replay(path: string, text: string): Replay<Position> {
  const words = tag(text, 'Options').split(' ');
  const options = Object.fromEntries(words.map((word) => word.split('=')));
  return readRecord(variantOf(gameOf(path), options), text);
}

describe('golden records', () => {
  it('are there', () => {
    const games = new Set(records.map(([path]) => gameOf(path)));
    expect([...games].sort()).toEqual(catalogue.map(({ id }) => id).sort());
    expect(records.length).toBeGreaterThanOrEqual(15);
  });

  it.each(records)('%s plays through with the same counts and the same outcome', (path, text) => {
    const { plies, outcome, error } = replay(path, text);
    expect(error).toBeUndefined();
    const counts = /turns: ([\d\s]+)\}/.exec(text)![1]!.trim().split(/\s+/).map(Number);
    expect(plies.map(({ turns }) => turns)).toEqual(counts);
    const places = outcome?.places.map((place, seat) => `${seatLetter(seat)}=${place}`) ?? ['none'];
    expect([...places, ...(outcome ? [outcome.reason] : [])].join(' ')).toBe(tag(text, 'Outcome'));
  });

  it.each(rewritten)('%s is written again as it was read', (path, text) => {
    const tokens = text.replace(/^\[.*\]$|\{[^}]*\}/gm, '').split(/\s+/);
    const turns = tokens.filter((token) =>
      /^[a-i]\d:|^\d+[x-]\d|^!?[a-j]\d+[-x,]|^pass$|resigns$/.test(token),
    );
    expect(replay(path, text).plies.map((ply) => ply.text)).toEqual(
      turns.map((token) => token.replace(/^[A-C]:/, '')),
    );
  });
});
