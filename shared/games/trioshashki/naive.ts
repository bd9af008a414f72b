import type { Place } from './picture.ts';

/**
 * A second reading of the rules, slow and plain, to check the real one against: pieces in a map by spiral number,
 * lines walked through the picture, whole turns by recursion. It shares no code and no tables with the rules.
 */
export interface NaiveSetting {
  readonly places: ReadonlyMap<number, Place>;
  /** Promotion cells by seat; none without kings. */
  readonly promotionCells: readonly number[];
  readonly hasTowers: boolean;
}

export interface NaivePiece {
  readonly owner: number;
  readonly isKing: boolean;
}
/** Each tower from the bottom up; outside towers of one piece. */
export type NaiveBoard = ReadonlyMap<number, readonly NaivePiece[]>;

/** Clockwise from straight up. */
const WAYS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;
/** H5: green goes up, blue down right, red down left; each beside that too. */
const FORWARD = [
  [5, 0, 1],
  [1, 2, 3],
  [3, 4, 5],
] as const;

export function boardText(board: NaiveBoard): string {
  return [...board]
    .sort(([one], [other]) => one - other)
    .map(
      ([cell, stack]) =>
        `${cell}:${stack.map(({ owner, isKing }) => (isKing ? 'ABC' : 'abc')[owner]).join('')}`,
    )
    .join(' ');
}

/** Every whole turn of `mover` between turns and the board after it: none when he cannot move. */
export function naiveTurns(
  { places, promotionCells, hasTowers }: NaiveSetting,
  start: NaiveBoard,
  mover: number,
): Map<string, string> {
  const numbers = new Map([...places].map(([number, place]) => [place.join(), number]));
  const line = (from: number, way: number): number[] => {
    const found: number[] = [];
    let [column, row] = places.get(from)!;
    for (;;) {
      column += WAYS[way]![0];
      row += WAYS[way]![1];
      const next = numbers.get(`${column},${row}`);
      if (next === undefined) return found;
      found.push(next);
    }
  };
  const topOf = (board: NaiveBoard, cell: number): NaivePiece => board.get(cell)!.at(-1)!;

  const jumps = (board: NaiveBoard, from: number, jumped: readonly number[]): [number, number][] =>
    WAYS.flatMap((_, way): [number, number][] => {
      const cells = line(from, way);
      const first = topOf(board, from).isKing ? cells.findIndex((cell) => board.has(cell)) : 0;
      const [victim, behind] = first < 0 ? [] : cells.slice(first);
      if (victim === undefined || behind === undefined) return [];
      if (!board.has(victim) || board.has(behind) || jumped.includes(victim)) return [];
      return topOf(board, victim).owner === mover ? [] : [[victim, behind]];
    });

  const turns = new Map<string, string>();
  const finish = (text: string, board: NaiveBoard, at: number, jumped: readonly number[]): void => {
    const after = new Map(board);
    if (!hasTowers) for (const cell of jumped) after.delete(cell);
    if (at === promotionCells[mover])
      after.set(at, [...after.get(at)!.slice(0, -1), { owner: mover, isKing: true }]);
    turns.set(text, boardText(after));
  };
  const goOn = (text: string, board: NaiveBoard, from: number, jumped: readonly number[]): void => {
    const open = jumps(board, from, jumped);
    if (open.length === 0 && jumped.length > 0) finish(text, board, from, jumped);
    for (const [victim, to] of open) {
      const next = new Map(board);
      const mine = board.get(from)!;
      next.delete(from);
      next.set(to, mine);
      if (hasTowers) {
        next.set(to, [topOf(board, victim), ...mine]);
        const rest = board.get(victim)!.slice(0, -1);
        if (rest.length > 0) next.set(victim, rest);
        else next.delete(victim);
      }
      goOn(`${text}x${to}`, next, to, [...jumped, victim]);
    }
  };

  const own = [...start.keys()].filter((cell) => topOf(start, cell).owner === mover);
  for (const cell of own) goOn(String(cell), start, cell, []);
  if (turns.size > 0) return turns;
  for (const cell of own) {
    const { isKing } = topOf(start, cell);
    for (const way of isKing ? WAYS.keys() : FORWARD[mover]!) {
      const cells = line(cell, way);
      const blocked = cells.findIndex((other) => start.has(other));
      const free = blocked < 0 ? cells : cells.slice(0, blocked);
      for (const to of isKing ? free : free.slice(0, 1)) {
        const next = new Map(start);
        next.delete(cell);
        next.set(to, start.get(cell)!);
        finish(`${cell}-${to}`, next, to, []);
      }
    }
  }
  return turns;
}
