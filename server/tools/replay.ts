import { readFileSync } from 'node:fs';
import { seatLetter } from '../../shared/core/seat.ts';
import type { Outcome } from '../../shared/games/game.ts';
import { readRecord } from '../../shared/games/record.ts';
import { isMain, type Output, readVariant, terminal } from './arguments.ts';

const USAGE = `usage: npm run replay -- GAME [option=value ...] < RECORD
One line a ply, apart by single spaces: its number, the seat, the number of legal whole turns before it, the turn:
  1. A 7 A33-A44
A leaving is a ply too (\`3. B 0 resigns\`). Then the outcome: \`outcome: none\` while play goes on, else the
places by seat and the reason:
  outcome: A=1 B=3 C=2 last-standing
An illegal turn is named on standard error with its ply; the exit status is then 1.`;

const describeOutcome = (outcome: Outcome | null): string =>
  outcome === null
    ? 'none'
    : [...outcome.places.map((place, seat) => `${seatLetter(seat)}=${place}`), outcome.reason].join(' ');

/** Plays a record through and prints every ply. Returns the exit status. */
export function run(args: readonly string[], { out, err }: Output, record: () => string): number {
  if (args.includes('--help')) {
    out(USAGE);
    return 0;
  }
  const [gameId, ...options] = args;
  const variant = readVariant(gameId, options);
  if (!variant.ok) {
    err(`${variant.error}\n${USAGE}`);
    return 2;
  }
  const { plies, outcome, error } = readRecord(variant.value, record());
  for (const { number, seat, turns, text } of plies) out(`${number}. ${seatLetter(seat)} ${turns} ${text}`);
  if (error) {
    err(`ply ${error.ply} is illegal: ${error.reason}`);
    return 1;
  }
  out(`outcome: ${describeOutcome(outcome)}`);
  return 0;
}

if (isMain(import.meta.url)) {
  process.exitCode = run(process.argv.slice(2), terminal, () => readFileSync(0, 'utf8'));
}
