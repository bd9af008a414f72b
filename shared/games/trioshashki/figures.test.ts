import { expect, it } from 'vitest';
import { below, seededRandom } from '../../core/random.ts';
import { trioshashki } from './index.ts';

const GAMES = 600;

it('random games on 61 cells are decided, in 97 turns by the middle one, seats winning 31, 33 and 36 of a hundred', () => {
  const { rules } = trioshashki.variant({ board: '61', variant: 'standard', locked: 'out' });
  const random = seededRandom(5);
  const buffer = new Int32Array(rules.maxSteps);
  const wins = [0, 0, 0];
  const lengths = Array.from({ length: GAMES }, () => {
    const position = rules.setup(0);
    for (let count = rules.steps(position, buffer); count > 0; count = rules.steps(position, buffer)) {
      rules.play(position, buffer[below(random, count)]!);
    }
    const { places, reason } = rules.outcome(position)!;
    expect(reason).toBe('last-standing');
    wins[places.indexOf(1)]!++;
    return position.turn;
  });
  lengths.sort((one, other) => one - other);
  expect(Math.abs(lengths[GAMES / 2]! - 97)).toBeLessThanOrEqual(4);
  // Three standard deviations of so many games are 6 in a hundred.
  for (const [seat, share] of [31, 33, 36].entries()) {
    expect(Math.abs((100 * wins[seat]!) / GAMES - share)).toBeLessThan(6);
  }
});
