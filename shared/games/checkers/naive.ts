/**
 * A second reading of the rules, slow and plain, to check the real one against: pieces in a map by name, lines
 * walked afresh spot by spot (C2), whole turns by recursion. It shares no code and no tables with the rules.
 */
export interface NaiveSetting {
  readonly players: number;
  readonly isRussian: boolean;
}

interface NaivePiece {
  readonly owner: number;
  readonly isKing: boolean;
}

type Way = 'UL' | 'UR' | 'DL' | 'DR';
type Place = readonly [zone: number, file: number, rank: number];

const WAYS: readonly Way[] = ['UL', 'UR', 'DL', 'DR'];
const REVERSED: Readonly<Record<Way, Way>> = { UL: 'DR', DR: 'UL', UR: 'DL', DL: 'UR' };

export function placeOf(name: string, players: number): Place {
  const [a, b, c] = name as unknown as [string, string, string];
  if (players > 2) return ['ABCD'.indexOf(a), Number(b), Number(c)];
  const file = 'abcdefgh'.indexOf(a) + 1;
  const rank = Number(b);
  return rank <= 4 ? [0, file, rank] : [1, 9 - file, 9 - rank];
}

function nameOf([zone, file, rank]: Place, players: number): string {
  if (players > 2) return `${'ABCD'[zone]}${file}${rank}`;
  return zone === 0 ? `${'abcdefgh'[file - 1]}${rank}` : `${'abcdefgh'[8 - file]}${9 - rank}`;
}

function walk(players: number, [zone, file, rank]: Place, way: Way): [Place, Way] | null {
  const nextFile = way.endsWith('L') ? file - 1 : file + 1;
  const nextRank = way.startsWith('U') ? rank + 1 : rank - 1;
  if (nextFile === 0 || nextFile === 9 || nextRank === 0) return null;
  if (nextRank < 5) return [[zone, nextFile, nextRank], way];
  const beyond = 9 - nextFile;
  if (players === 2) return [[1 - zone, beyond, 4], REVERSED[way]];
  if (file <= 4 && nextFile <= 4) return [[(zone + 1) % players, beyond, 4], REVERSED[way]];
  if (file >= 5 && nextFile >= 5) return [[(zone + players - 1) % players, beyond, 4], REVERSED[way]];
  return null;
}

/** The texts of all whole turns of `mover` between turns, in no order; none when he must pass or has lost. */
export function naiveTurns(
  { players, isRussian }: NaiveSetting,
  pieces: ReadonlyMap<string, NaivePiece>,
  mover: number,
): string[] {
  const forward = ([zone]: Place): Way[] => (zone === mover ? ['UL', 'UR'] : ['DL', 'DR']);
  const line = (from: Place, way: Way): string[] => {
    const names: string[] = [];
    for (let at = walk(players, from, way); at; at = walk(players, ...at)) names.push(nameOf(at[0], players));
    return names;
  };

  /** Every next jump of a piece as [captured, landing], before the rule on where a king must land. */
  const jumps = (from: string, isKing: boolean, taken: readonly string[], board: Map<string, NaivePiece>) => {
    const place = placeOf(from, players);
    const ways = isKing || isRussian ? WAYS : forward(place);
    return ways.flatMap((way) => {
      const names = line(place, way);
      const reach = isKing && isRussian ? names.length : 1;
      const at = names.findIndex((name) => board.has(name));
      if (at < 0 || at >= reach) return [];
      const victim = names[at]!;
      if (taken.includes(victim) || board.get(victim)!.owner === mover) return [];
      const free = names.slice(at + 1);
      const blocked = free.findIndex((name) => board.has(name));
      const landings = blocked < 0 ? free : free.slice(0, blocked);
      return (isKing && isRussian ? landings : landings.slice(0, 1)).map(
        (landing) => [victim, landing] as const,
      );
    });
  };

  const chains = (
    text: string,
    from: string,
    isKing: boolean,
    taken: string[],
    board: Map<string, NaivePiece>,
  ): string[] => {
    const options = jumps(from, isKing, taken, board).map(([victim, landing]) => {
      const [zone, , rank] = placeOf(landing, players);
      const nowKing = isKing || (rank === 1 && zone !== mover);
      const isOver = nowKing && !isKing && !isRussian;
      const goesOn = !isOver && jumps(landing, nowKing, [...taken, victim], board).length > 0;
      return { victim, landing, nowKing, goesOn };
    });
    return options
      .filter((option) => {
        if (!isKing || option.goesOn) return true;
        return !options.some((other) => other.victim === option.victim && other.goesOn);
      })
      .flatMap(({ victim, landing, nowKing, goesOn }) => {
        const longer = `${text}x${landing}`;
        return goesOn ? chains(longer, landing, nowKing, [...taken, victim], board) : [longer];
      });
  };

  const own = [...pieces].filter(([, piece]) => piece.owner === mover);
  const captures = own.flatMap(([name, { isKing }]) => {
    const board = new Map(pieces);
    board.delete(name);
    return jumps(name, isKing, [], board).length > 0 ? chains(name, name, isKing, [], board) : [];
  });
  if (captures.length > 0) return captures;
  return own.flatMap(([name, { isKing }]) => {
    const place = placeOf(name, players);
    return (isKing ? WAYS : forward(place)).flatMap((way) => {
      const names = line(place, way);
      const blocked = names.findIndex((other) => pieces.has(other));
      const free = blocked < 0 ? names : names.slice(0, blocked);
      return (isKing && isRussian ? free : free.slice(0, 1)).map((to) => `${name}-${to}`);
    });
  });
}
