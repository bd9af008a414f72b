import type { Language } from './language.ts';

/** The forms of a word after a number. Czech and Russian have `few`, Russian also `many`; fractions take `other`. */
export interface Forms {
  readonly one: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

const rules = new Map<Language, Intl.PluralRules>();

/** The form that goes with `n`. */
export function plural(language: Language, n: number, forms: Forms): string {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  const category = known.select(n);
  return category in forms ? forms[category as keyof Forms]! : forms.other;
}
