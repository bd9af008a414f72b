import type { Attachment } from 'svelte/attachments';
import type { Point } from '../../../shared/board/tile.ts';

/** A piece on its way: from where (pixels, relative to where it will be), since when and how long, in this device's ms. */
export interface Flight {
  readonly offset: Point;
  /** How long ago it started: a late device joins it half-way. */
  readonly elapsedMs: number;
  readonly durationMs: number;
}

/** Lets an element come from `offset` to its place. Without a flight it just stands there. */
export function flying(flight: Flight | undefined): Attachment<SVGElement> {
  return (element) => {
    if (!flight) return;
    const [dx, dy] = flight.offset;
    const animation = element.animate(
      [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'translate(0, 0)' }],
      { duration: flight.durationMs, easing: 'cubic-bezier(0.4, 0, 0.2, 1)', fill: 'backwards' },
    );
    animation.currentTime = flight.elapsedMs;
    return () => animation.cancel();
  };
}
