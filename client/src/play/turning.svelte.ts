import type { Seat } from '../../../shared/core/seat.ts';

/**
 * Whose edge of the board is at the bottom. A device with one player: his. One that is shared: whichever of its
 * players moves, as long as the turning is switched on, and it stays with him while others move. One that watches
 * never turns.
 */
export class Turning {
  readonly #seats: () => readonly Seat[];
  readonly #mover: () => Seat;
  readonly #isOn: () => boolean;
  #last = $state<Seat | null>(null);

  constructor(seats: () => readonly Seat[], mover: () => Seat, isOn: () => boolean) {
    this.#seats = seats;
    this.#mover = mover;
    this.#isOn = isOn;
    $effect(() => {
      const now = this.#mover();
      if (this.#isOn() && this.#seats().includes(now)) this.#last = now;
    });
  }

  get seat(): Seat {
    const seats = this.#seats();
    return this.#last !== null && seats.includes(this.#last) && this.#isOn() ? this.#last : (seats[0] ?? 0);
  }
}
