/** Four letters, no vowels and none that look alike (G and Q for C and O, V and W for U, I and Y). */
const LETTERS = 'BCDFHJKLMNPRSTXZ';

/** What people type for a letter: Cyrillic twins, and digits that look like one. */
const TWINS: Readonly<Record<string, string>> = {
  В: 'B',
  С: 'C',
  Н: 'H',
  К: 'K',
  М: 'M',
  Р: 'P',
  Т: 'T',
  Х: 'X',
  Ѕ: 'S',
  Ј: 'J',
  '8': 'B',
  '5': 'S',
  '2': 'Z',
};

export const CODE_LENGTH = 4;

/** Runs of consonants that read as an insult in English, Russian or Czech. */
const RUDE = [
  'FCK',
  'FKK',
  'SHT',
  'CNT',
  'DCK',
  'CCK',
  'KKK',
  'NZ',
  'SS',
  'PRDL',
  'KRV',
  'BLD',
  'BLT',
  'SRT',
  'SRC',
  'CRT',
  'HJ',
  'JBT',
  'PZD',
  'MRD',
  'ZMRD',
  'PNS',
  'PSS',
  'TTS',
];

/** A table's code as typed, made whole: spaces and dashes dropped, twins replaced. Null when it is no code. */
export function readCode(typed: string): string | null {
  const letters = [...typed.toUpperCase().replace(/[\s\-_.]/g, '')].map((letter) => TWINS[letter] ?? letter);
  return letters.length === CODE_LENGTH && letters.every((letter) => LETTERS.includes(letter))
    ? letters.join('')
    : null;
}

/** A code that is free and offends nobody. `random` gives numbers in [0, 1). */
export function newCode(random: () => number, isFree: (code: string) => boolean): string {
  for (;;) {
    let code = '';
    while (code.length < CODE_LENGTH) code += LETTERS[Math.floor(random() * LETTERS.length)];
    if (!RUDE.some((run) => code.includes(run)) && isFree(code)) return code;
  }
}
