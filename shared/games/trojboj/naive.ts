/**
 * A second reading of the rules, slow and plain, to check the real one against: stones in a map by name, rows and
 * places as in the rules' picture (J1), whole turns by recursion. It shares no code and no tables with the rules.
 */
export interface NaiveState {
  readonly rows: number;
  readonly isHuffing: boolean;
  /** Owner by cell. */
  readonly stones: ReadonlyMap<string, number>;
  readonly mover: number;
  /** The stones that may be huffed. */
  readonly failed: readonly string[];
  /** J9: whether these stones with this mover have stood twice already. */
  isWornOut(stones: ReadonlyMap<string, number>, mover: number): boolean;
}

type Place = readonly [row: number, place: number];
type Stones = ReadonlyMap<string, number>;

const AROUND: readonly Place[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [1, 1],
  [-1, 0],
  [-1, -1],
];

const nameOf = ([row, place]: Place): string => `${'abcdefghij'[row - 1]}${place}`;
const placeOf = (name: string): Place => ['abcdefghij'.indexOf(name[0]!) + 1, Number(name.slice(1))];

/** How many rows away from the tip of White, Black or Blue, from 0. */
const distance = (rows: number, seat: number, [row, place]: Place): number =>
  [row - 1, rows - place, rows - 1 - (row - place)][seat]!;

/** Whether a cell is one of the eight of a base (J2): of the fourth row, the two that are not at an edge of the board. */
function isBase(rows: number, seat: number, at: Place): boolean {
  const away = distance(rows, seat, at);
  const others = [0, 1, 2].filter((other) => other !== seat);
  return away < 3 || (away === 3 && others.every((other) => distance(rows, other, at) < rows - 1));
}

const allCells = (rows: number): Place[] =>
  Array.from({ length: rows }, (_, i) =>
    Array.from({ length: i + 1 }, (_, j): Place => [i + 1, j + 1]),
  ).flat();

const put = (stones: Stones, changes: Readonly<Record<string, number | null>>): Stones => {
  const next = new Map(stones);
  for (const [name, owner] of Object.entries(changes)) {
    if (owner === null) next.delete(name);
    else next.set(name, owner);
  }
  return next;
};

/** The texts of all whole turns of `mover` between turns, in no order; none when he must pass. */
export function naiveTurns({
  rows,
  isHuffing,
  stones: start,
  mover,
  failed,
  isWornOut,
}: NaiveState): string[] {
  const isOn = ([row, place]: Place): boolean => row >= 1 && row <= rows && place >= 1 && place <= row;
  const own = (stones: Stones): string[] =>
    [...stones].filter(([, owner]) => owner === mover).map(([name]) => name);
  const isAlone = (stones: Stones): boolean => own(stones).length === stones.size;

  const isLegal = (stones: Stones): boolean => {
    const next = [1, 2, 3].map((i) => (mover + i) % 3).find((seat) => [...stones.values()].includes(seat))!;
    return !isWornOut(stones, next);
  };

  /** J6: the ways to end a move with its stone on `at`. */
  const ends = (text: string, stones: Stones, at: string): string[] => {
    const free = allCells(rows)
      .filter((place) => isBase(rows, mover, place))
      .map(nameOf)
      .filter((name) => !stones.has(name));
    const isHome = distance(rows, mover, placeOf(at)) === rows - 1 && free.length > 0 && !isAlone(stones);
    if (!isHome) return isLegal(stones) ? [text] : [];
    return free
      .filter((name) => isLegal(put(stones, { [at]: null, [name]: mover })))
      .map((name) => `${text}>${name}`);
  };

  const jumps = (stones: Stones, from: string): [over: string, to: string][] => {
    const [row, place] = placeOf(from);
    return AROUND.flatMap(([down, right]): [string, string][] => {
      const over = nameOf([row + down, place + right]);
      const behind: Place = [row + 2 * down, place + 2 * right];
      const isEnemy = stones.has(over) && stones.get(over) !== mover;
      return isEnemy && isOn(behind) && !stones.has(nameOf(behind)) ? [[over, nameOf(behind)]] : [];
    });
  };

  const chains = (text: string, stones: Stones, from: string): string[] =>
    jumps(stones, from).flatMap(([over, to]) => {
      const jumped = `${text}x${to}`;
      const next = put(stones, { [from]: null, [to]: mover, [over]: mover });
      if (jumps(next, to).length === 0) return ends(jumped, next, to);
      const longer = chains(jumped, next, to);
      if (!isHuffing) return longer;
      return longer.length > 0 ? [...longer, ...ends(`${jumped}.`, next, to)] : ends(jumped, next, to);
    });

  const steps = (stones: Stones, from: string): string[] => {
    const here = placeOf(from);
    return AROUND.map(([down, right]): Place => [here[0] + down, here[1] + right])
      .filter((to) => isOn(to) && !stones.has(nameOf(to)))
      .filter((to) => distance(rows, mover, to) >= distance(rows, mover, here))
      .map(nameOf)
      .flatMap((to) => ends(`${from}-${to}`, put(stones, { [from]: null, [to]: mover }), to));
  };

  const moves = (stones: Stones): string[] => {
    const jumping = own(stones).flatMap((name) => chains(name, stones, name));
    if (jumping.length > 0 && !isHuffing) return jumping;
    return [...jumping, ...own(stones).flatMap((name) => steps(stones, name))];
  };

  const huffs = failed.flatMap((name) => {
    const stones = put(start, { [name]: mover });
    const then = isAlone(stones) ? [] : moves(stones);
    return then.length > 0 ? then.map((text) => `!${name},${text}`) : [`!${name}`];
  });
  const plain = moves(start);
  return [...huffs, ...(plain.length === 0 && failed.length > 0 ? ['stop'] : plain)];
}

/** J7: where the stones stand that failed to jump in the turn `text`, one of `all`. */
export function naiveFailures(all: readonly string[], text: string): string[] {
  const [, huff = '', move] = /^(![a-j]\d+,)?(.*)$/.exec(text)!;
  const cells = move!.match(/[a-j]\d+/g) ?? [];
  if (move!.includes('.')) return [cells.at(-1)!];
  if (!move!.includes('-')) return [];
  const idle = all
    .filter((other) => other.startsWith(huff) && other.startsWith('!') === text.startsWith('!'))
    .map((other) => /^([a-j]\d+)x/.exec(other.slice(huff.length))?.[1])
    .filter((name) => name !== undefined);
  return [...new Set(idle)].map((name) => (name === cells[0] ? cells.at(-1)! : name));
}
