/**
 * The boards of the rules page (H1-H4), drawn with green's corner at the bottom: numbers with the letter of whose man
 * stands there at the start. A column is four characters wide; cells above each other are two lines apart. Tests
 * take the geometry from here, to have it apart from the rules.
 */
const LARGE = `
                50
            49B     51R
        48B     29      52R
    47B     28B     30R     53R
46B     27B     14      31R     54R
    26B     13B     15R     32R
45B     12B      5      16R     55R
    25B      4       6      33R
44B     11B      1      17R     56R
    24B      3       7      34R
43B     10       2      18      57R
    23       9G     19G     35
42      22G      8G     36G     58
    41G     21G     37G     59G
        40G     20G     60G
            39G     61G
                38G`;

const SMALL = `
            29
        28B     30R
    27B     14      31R
26B     13B     15R     32R
    12B      5      16R
25B      4       6      33R
    11B      1      17R
24B      3       7      34R
    10       2      18
23       9G     19G     35
    22G      8G     36G
        21G     37G
            20G`;

/** A cell: its column and line in the picture, lines downwards. */
export type Place = readonly [column: number, line: number];

export interface Picture {
  readonly places: ReadonlyMap<number, Place>;
  /** The seat whose man stands on each cell at the start. */
  readonly men: ReadonlyMap<number, number>;
}

export function pictureOf(cells: 61 | 37): Picture {
  const places = new Map<number, Place>();
  const men = new Map<number, number>();
  (cells === 61 ? LARGE : SMALL).split('\n').forEach((text, line) => {
    for (const { 0: word, index } of text.matchAll(/\d+[GBR]?/g)) {
      const number = Number.parseInt(word, 10);
      places.set(number, [Math.round(index / 4), line]);
      const seat = 'GBR'.indexOf(word.at(-1)!);
      if (seat >= 0) men.set(number, seat);
    }
  });
  return { places, men };
}
