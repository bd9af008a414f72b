export const LANGUAGES = ['en', 'ru', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Browser languages whose speakers mostly read another of ours better than English. */
const NEAR: Readonly<Record<string, Language>> = {
  sk: 'cs',
  uk: 'ru',
  be: 'ru',
  kk: 'ru',
  ky: 'ru',
  uz: 'ru',
  tg: 'ru',
  hy: 'ru',
};

/** The first language of the browser's list that the app speaks or that is near one it speaks. */
export function languageFor(wished: readonly string[]): Language {
  for (const tag of wished) {
    const base = tag.toLowerCase().split('-')[0]!;
    const own = LANGUAGES.find((language) => language === base) ?? NEAR[base];
    if (own) return own;
  }
  return 'en';
}
