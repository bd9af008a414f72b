import { describe, expect, it } from 'vitest';
import * as accasta from '../../../shared/games/accasta/index.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';
import * as checkers from '../../../shared/games/checkers/index.ts';
import * as triccasta from '../../../shared/games/triccasta/index.ts';
import * as trioshashki from '../../../shared/games/trioshashki/index.ts';
import * as trojboj from '../../../shared/games/trojboj/index.ts';
import { REFUSALS } from '../../../shared/table/requests.ts';
import * as csGames from './cs/games.ts';
import * as csPlay from './cs/play.ts';
import * as csShell from './cs/shell.ts';
import type { GameWords } from './en/games.ts';
import * as enGames from './en/games.ts';
import * as enPlay from './en/play.ts';
import * as enShell from './en/shell.ts';
import { languageFor } from './language.ts';
import { numberText } from './number.ts';
import { plural } from './plural.ts';
import * as ruGames from './ru/games.ts';
import * as ruPlay from './ru/play.ts';
import * as ruShell from './ru/shell.ts';

const LANGUAGES = {
  en: { ...enShell, ...enPlay, ...enGames },
  ru: { ...ruShell, ...ruPlay, ...ruGames },
  cs: { ...csShell, ...csPlay, ...csGames },
};

interface Codes {
  readonly REFUSALS: readonly string[];
  readonly OUTCOME_REASONS: readonly string[];
  readonly NOTICES?: readonly string[];
  readonly REMARKS?: readonly string[];
}

const CODES: Readonly<Record<string, Codes>> = { checkers, accasta, triccasta, trioshashki, trojboj };

/** Every text of a dictionary; what takes numbers or names is tried with both. */
function textsOf(words: unknown, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') {
    return [1, 2, 5].map((n) => [path, String((words as (...given: unknown[]) => unknown)(n, n, n, n))]);
  }
  return Object.entries(words as object).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

describe.each(Object.entries(LANGUAGES))('%s', (_language, words) => {
  it('has a sentence for every refusal', () => {
    for (const code of REFUSALS) expect(words.refusals[code], code).toMatch(/\p{L}.*\.$/u);
  });

  it('has words for every game, option, choice and code', () => {
    const games: Readonly<Record<string, GameWords>> = words.games;
    for (const { id, options } of catalogue) {
      const game = games[id];
      expect(game?.name, id).toBeTruthy();
      expect(game?.rules.length, id).toBeGreaterThanOrEqual(5);
      for (const { key, choices } of options) {
        expect(game?.options[key]?.label, key).toBeTruthy();
        for (const choice of choices) expect(game?.options[key]?.choices[choice], choice).toBeTruthy();
      }
      const codes = CODES[id]!;
      for (const code of codes.REFUSALS) expect(game?.reasons[code], `${id} ${code}`).toBeTruthy();
      for (const code of codes.OUTCOME_REASONS) expect(game?.outcomes[code], `${id} ${code}`).toBeTruthy();
      for (const code of codes.NOTICES ?? []) expect(game?.notices?.[code], `${id} ${code}`).toBeTruthy();
      for (const code of codes.REMARKS ?? [])
        expect(game?.remarks?.[code]?.('Ada'), `${id} ${code}`).toBeTruthy();
    }
  });

  it('is calm: nothing is empty and nothing shouts', () => {
    for (const [path, text] of textsOf(words)) {
      expect(text.trim(), path).not.toBe('');
      expect(text, path).not.toMatch(/!|undefined|NaN|\[object/);
    }
  });
});

it('has no Latin words in the Russian dictionary but proper names', () => {
  const allowed = /\b(QR|Wi-Fi|VPN|Bigboard|BCKH)\b/g;
  for (const [path, text] of textsOf(LANGUAGES.ru)) {
    expect(text.replace(allowed, ''), path).not.toMatch(/[A-Za-z]/);
  }
});

it('offers names that fit, each once', () => {
  for (const { shell } of Object.values(LANGUAGES)) {
    expect(new Set(shell.home.names).size).toBe(shell.home.names.length);
    for (const name of shell.home.names) expect(name.length).toBeLessThanOrEqual(9);
  }
});

describe('plural', () => {
  it('follows each language', () => {
    const ru = { one: 'место', few: 'места', many: 'мест', other: 'места' };
    expect([1, 2, 5, 11, 21, 22].map((n) => plural('ru', n, ru))).toEqual([
      'место',
      'места',
      'мест',
      'мест',
      'место',
      'места',
    ]);
    const cs = { one: 'místo', few: 'místa', other: 'míst' };
    expect([1, 2, 4, 5, 22].map((n) => plural('cs', n, cs))).toEqual([
      'místo',
      'místa',
      'místa',
      'míst',
      'míst',
    ]);
    expect([1, 2, 0].map((n) => plural('en', n, { one: 'seat', other: 'seats' }))).toEqual([
      'seat',
      'seats',
      'seats',
    ]);
  });
});

it('writes numbers with the decimal sign of the language, and no more decimals than they have', () => {
  expect([1.33, 0.5, 2].map((n) => numberText('en', n))).toEqual(['1.33', '0.5', '2']);
  expect([1.33, 0.5, 2].map((n) => numberText('ru', n))).toEqual(['1,33', '0,5', '2']);
  expect([1.33, 0.5, 2].map((n) => numberText('cs', n))).toEqual(['1,33', '0,5', '2']);
});

describe('the language of a browser', () => {
  it('is the first one spoken here, or one near it', () => {
    expect(languageFor(['de-DE', 'cs-CZ', 'en'])).toBe('cs');
    expect(languageFor(['sk'])).toBe('cs');
    expect(languageFor(['uk-UA', 'en'])).toBe('ru');
    expect(languageFor(['en-US', 'ru'])).toBe('en');
    expect(languageFor(['fi'])).toBe('en');
    expect(languageFor([])).toBe('en');
  });
});
