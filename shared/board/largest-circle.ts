import type { Point } from './tile.ts';

/** A line a x + b y = c with (a, b) of length 1; points inside the outline have a x + b y <= c. */
type Side = readonly [a: number, b: number, c: number];

function sideOf(from: Point, to: Point, inside: Point): Side {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const a = (to[1] - from[1]) / length;
  const b = (from[0] - to[0]) / length;
  const c = a * from[0] + b * from[1];
  return a * inside[0] + b * inside[1] <= c ? [a, b, c] : [-a, -b, -c];
}

const determinant = (m: readonly (readonly [number, number, number])[]): number => {
  const [[a, b, c], [d, e, f], [g, h, i]] = m as [Side, Side, Side];
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
};

/** The circle that touches three sides: a x + b y + radius = c for each of them. */
function touching(sides: readonly Side[]): { centre: Point; radius: number } | null {
  const whole = determinant(sides.map(([a, b]) => [a, b, 1] as const));
  if (Math.abs(whole) < 1e-9) return null;
  const x = determinant(sides.map(([, b, c]) => [c, b, 1] as const)) / whole;
  const y = determinant(sides.map(([a, , c]) => [a, c, 1] as const)) / whole;
  const radius = determinant(sides.map(([a, b, c]) => [a, b, c] as const)) / whole;
  return { centre: [x, y], radius };
}

/** The largest circle inside a convex outline: among those that touch three sides, the one that crosses none. */
export function largestCircle(outline: readonly Point[]): { centre: Point; radius: number } {
  const count = outline.length;
  const inside: Point = [
    outline.reduce((sum, [x]) => sum + x, 0) / count,
    outline.reduce((sum, [, y]) => sum + y, 0) / count,
  ];
  const sides = outline.map((from, i) => sideOf(from, outline[(i + 1) % count]!, inside));
  let best = { centre: inside, radius: 0 };
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < i; j++) {
      for (let k = 0; k < j; k++) {
        const circle = touching([sides[i]!, sides[j]!, sides[k]!]);
        if (!circle || circle.radius <= best.radius) continue;
        const { centre, radius } = circle;
        const crosses = sides.some(([a, b, c]) => a * centre[0] + b * centre[1] + radius > c + 1e-9);
        if (!crosses) best = circle;
      }
    }
  }
  return best;
}
