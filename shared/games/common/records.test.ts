import { describe, expect, it } from 'vitest';
import { seatLetter } from '../../core/seat.ts';
import { variantOf } from '../catalogue.ts';
import { readRecord } from '../record.ts';

const records = import.meta.glob<string>(['../accasta/records/*.txt', '../triccasta/records/*.txt'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const tag = (text: string, name: string): string =>
  new RegExp(`^\\[${name} "(.*)"\\]$`, 'm').exec(text)?.[1] ?? '';

describe('golden records', () => {
  it('are there', () => {
    expect(Object.keys(records).length).toBeGreaterThanOrEqual(4);
  });

  it.each(Object.entries(records))(
    '%s plays through with the same counts, texts and outcome',
    (path, text) => {
      const options = Object.fromEntries(
        tag(text, 'Options')
          .split(' ')
          .map((word) => word.split('=')),
      );
      const variant = variantOf(path.split('/')[1]!, options);
      const { plies, outcome, error } = readRecord(variant, text);
      expect(error).toBeUndefined();
      const counts = /turns: ([\d\s]+)\}/.exec(text)![1]!.trim().split(/\s+/).map(Number);
      expect(plies.map(({ turns }) => turns)).toEqual(counts);
      const tokens = text.replace(/^\[.*\]$|\{[^}]*\}/gm, '').split(/\s+/);
      expect(plies.map((ply) => ply.text)).toEqual(
        tokens
          .filter((token) => /^[a-i]\d:|resigns$/.test(token))
          .map((token) => token.replace(/^[A-C]:/, '')),
      );
      const places = outcome?.places.map((place, seat) => `${seatLetter(seat)}=${place}`) ?? ['none'];
      expect([...places, ...(outcome ? [outcome.reason] : [])].join(' ')).toBe(tag(text, 'Outcome'));
    },
  );
});
