import type { Language } from './language.ts';

const formats = new Map<Language, Intl.NumberFormat>();

/** A number as the language writes it, with two decimals at most: 1.33 or 1,33; 0.5; 2. */
export function numberText(language: Language, n: number): string {
  const known = formats.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  formats.set(language, known);
  return known.format(n);
}
