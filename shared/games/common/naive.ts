/**
 * A second reading of the rules, slow and plain, to check the real one against: stacks in a map by cell name, lines
 * walked afresh by arithmetic on ranks and places, whole turns by recursion. It shares no code and no tables with the rules.
 */
export interface NaiveSetting {
  /** Cells in each rank, from seat A's side. */
  readonly widths: readonly number[];
  /** The names of each seat's castle cells. */
  readonly castles: readonly string[];
  readonly homeRelease: boolean;
  readonly isPari: boolean;
}

/** `A:S`: seat letter and kind. */
type NaivePiece = string;
type Board = ReadonlyMap<string, readonly NaivePiece[]>;

const RANGES: Readonly<Record<string, number>> = { S: 1, H: 2, C: 3 };
/** By how much rank and place in half cells from the middle change. */
const WAYS = [
  [0, 2],
  [0, -2],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

function neighbour(
  widths: readonly number[],
  name: string,
  [up, right]: (typeof WAYS)[number],
): string | null {
  const rank = name.charCodeAt(0) - 97;
  const fromMiddle = 2 * Number(name.slice(1)) - widths[rank]! - 1 + right;
  const width = widths[rank + up];
  if (width === undefined) return null;
  const place = (fromMiddle + width + 1) / 2;
  return place >= 1 && place <= width ? `${String.fromCharCode(97 + rank + up)}${place}` : null;
}

const ownerOf = (piece: NaivePiece | undefined): string | undefined => piece?.[0];

/** The texts of all whole turns of the seat with this letter, in no order. */
export function naiveTurns(setting: NaiveSetting, board: Board, mover: string): string[] {
  const { widths, castles, homeRelease, isPari } = setting;
  const home = castles['ABC'.indexOf(mover)]!.split(' ');

  const holdsTooMany = (stack: readonly NaivePiece[]): boolean =>
    ['A', 'B', 'C'].some((seat) => stack.filter((piece) => ownerOf(piece) === seat).length > 3);

  const subMoves = (text: string, origin: string, before: Board): string[] => {
    const stack = before.get(origin)!;
    const head = stack.at(-1)!;
    const range = isPari ? stack.filter((piece) => ownerOf(piece) === mover).length : RANGES[head[2]!]!;
    return stack.flatMap((_, level) => {
      const lifted = stack.slice(level);
      const rest = stack.slice(0, level);
      const under = ownerOf(rest.at(-1));
      const isRelease = under !== undefined && under !== mover;
      if (isRelease && !homeRelease && home.includes(origin)) return [];
      return WAYS.flatMap((way) => {
        const found: string[] = [];
        let to = neighbour(widths, origin, way);
        for (let i = 0; i < range && to !== null; i++, to = neighbour(widths, to, way)) {
          const there = before.get(to) ?? [];
          const together = [...there, ...lifted];
          if (!holdsTooMany(together)) {
            const pieces = [...lifted]
              .reverse()
              .map((piece) => (ownerOf(piece) === mover ? piece[2]! : piece[2]!.toLowerCase()));
            const sign = there.length === 0 ? '-' : ownerOf(there.at(-1)) === mover ? '+' : 'x';
            const longer = `${text}${pieces.join('')}${sign}${to}`;
            found.push(longer);
            const next = new Map(before).set(to, together).set(origin, rest);
            if (under === mover) found.push(...subMoves(`${longer},`, origin, next));
          }
          if (there.length > 0) break;
        }
        return found;
      });
    });
  };

  return [...board].flatMap(([name, stack]) =>
    ownerOf(stack.at(-1)) === mover ? subMoves(`${name}:`, name, board) : [],
  );
}
