/** The outline of each seat's mark round (0, 0), about 10 units in radius: disc, triangle, square, diamond. */
export const MARKS: readonly string[] = [
  'M0 -9A9 9 0 1 1 0 9A9 9 0 1 1 0 -9Z',
  'M0 -10L10 8H-10Z',
  'M-8.5 -8.5H8.5V8.5H-8.5Z',
  'M0 -11L9 0L0 11L-9 0Z',
];
