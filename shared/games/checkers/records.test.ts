import { describe, expect, it } from 'vitest';
import { seatLetter } from '../../core/seat.ts';
import { readRecord } from '../record.ts';
import { checkers } from './index.ts';

const records = import.meta.glob<string>('./records/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const tag = (text: string, name: string): string =>
  new RegExp(`^\\[${name} "(.*)"\\]$`, 'm').exec(text)?.[1] ?? '';

describe('golden records', () => {
  it('are there', () => {
    expect(Object.keys(records).length).toBeGreaterThanOrEqual(5);
  });

  it.each(Object.entries(records))(
    '%s plays through with the same counts and the same outcome',
    (_, text) => {
      const options = Object.fromEntries(
        tag(text, 'Options')
          .split(' ')
          .map((word) => word.split('=')),
      );
      const { plies, outcome, error } = readRecord(checkers.variant(options), text);
      expect(error).toBeUndefined();
      const counts = /turns: ([\d\s]+)\}/.exec(text)![1]!.trim().split(/\s+/).map(Number);
      expect(plies.map(({ turns }) => turns)).toEqual(counts);
      const places = outcome?.places.map((place, seat) => `${seatLetter(seat)}=${place}`) ?? ['none'];
      expect([...places, ...(outcome ? [outcome.reason] : [])].join(' ')).toBe(tag(text, 'Outcome'));
    },
  );
});
