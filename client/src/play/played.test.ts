import { describe, expect, it } from 'vitest';
import { Played } from './played.svelte.ts';

/** A match of single steps, one a turn, seats in order. */
const after = (...texts: string[]) => ({
  mover: texts.length % 3,
  outcome: null,
  record: texts.map((text, turn) => ({ seat: turn % 3, turn, text })),
});

describe('what has been played', () => {
  it('is the turn that has just ended', () => {
    const played = new Played();
    played.hear(after());
    expect(played.turn).toBeNull();
    played.hear(after('A33-A24'));
    played.hear(after('A33-A24', 'B33-B24'));
    expect(played.turn).toEqual({ seat: 1, text: 'B33-B24' });
  });

  it('is nothing once a turn has been taken back, till another is played', () => {
    const played = new Played();
    played.hear(after('A33-A24', 'B33-B24', 'C33-C24'));
    for (let again = 0; again < 2; again++) {
      played.hear(after('A33-A24', 'B33-B24'));
      expect(played.turn).toBeNull();
    }
    played.hear(after('A33-A24', 'B33-B24', 'C53-C44'));
    expect(played.turn).toEqual({ seat: 2, text: 'C53-C44' });
  });

  it('is nothing at the beginning of the next game', () => {
    const played = new Played();
    played.hear(after('A33-A24'));
    played.hear(after());
    expect(played.turn).toBeNull();
  });
});
