/** A seat's number, 0 to 3. Seats run clockwise round the table; the next seat is the LEFT neighbour. */
export type Seat = number;

/** The seat `steps` places clockwise from `seat` on a table of `count` seats. */
export const seatAfter = (seat: Seat, count: number, steps = 1): Seat =>
  (((seat + steps) % count) + count) % count;

/** Seat letters as they stand in records: A, B, C, D. */
export const seatLetter = (seat: Seat): string => String.fromCharCode(65 + seat);

/** The seat a letter names, or null. Either case is read. */
export function seatOf(letter: string, count: number): Seat | null {
  const seat = letter.toUpperCase().charCodeAt(0) - 65;
  return letter.length === 1 && seat >= 0 && seat < count ? seat : null;
}
