/** What a piece of a stacking game is, as a silhouette round (0, 0), about 6 units in radius. */
export const GLYPHS: Readonly<Record<string, string>> = {
  shield: 'M-5.5 -6H5.5V0C5.5 4 2.5 6.3 0 7.4C-2.5 6.3 -5.5 4 -5.5 0Z',
  horse:
    'M-4.8 7H5.2C5.4 2.6 5 -1.4 3 -4.4L2.9 -7.4L0.4 -5.6C-2.2 -5.2 -3.6 -3.2 -6.2 0.6L-4.6 2.8L-1.4 1.6C-1.6 3.6 -4.6 4.2 -4.8 7Z',
  chariot:
    'M0 -7A7 7 0 1 1 0 7A7 7 0 1 1 0 -7ZM0 -4.6A4.6 4.6 0 1 0 0 4.6A4.6 4.6 0 1 0 0 -4.6ZM-0.9 -4.8H0.9V-0.9H4.8V0.9H0.9V4.8H-0.9V0.9H-4.8V-0.9H-0.9Z',
};

/** How far each kind goes: as many pips on the rim of a piece that lies in a stack. */
export const PIPS: Readonly<Record<string, number>> = { shield: 1, horse: 2, chariot: 3 };

/** A seat's mark, large enough to be the piece itself. */
export const BODY_SCALE: readonly number[] = [1.12, 1.2, 1.06, 1.14];
/** Where the middle of a body is, for what is drawn on it: a triangle is heavier below. */
export const BODY_MIDDLE: readonly number[] = [0, 2.2, 0, 0];
