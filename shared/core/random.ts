/** A seeded source of numbers in [0, 1): the same seed gives the same sequence on every machine. */
export type Random = () => number;

/** sfc32, the small fast counter of the PractRand suite, seeded from one integer. */
export function seededRandom(seed: number): Random {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let warmUp = 0; warmUp < 12; warmUp++) next();
  return next;
}

/** A uniform integer in [0, bound). */
export const below = (random: Random, bound: number): number => Math.floor(random() * bound);
