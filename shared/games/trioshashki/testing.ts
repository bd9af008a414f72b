/** Short words for tests of the rules. */
export { isIn, left, nudged, outcome, played, stepped, turns } from '../testing.ts';
