import { NAME_LENGTH } from '../../shared/table/table.ts';

/**
 * A name as it may be shown to others: no control characters, no marks that turn the direction of the text round
 * it, one line, not too long. Null when nothing is left.
 */
export function cleanName(typed: string): string | null {
  const plain = typed
    .normalize('NFC')
    .replace(/[\s\u2028\u2029]+/gu, ' ')
    .replace(
      /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u115f\u1160\u2800\u3164\uffa0]|\p{Cs}|\p{Co}|\p{Cn}/gu,
      '',
    )
    .trim();
  const name = [...plain].slice(0, NAME_LENGTH).join('').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : null;
}
