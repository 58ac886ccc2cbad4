// Between minutes and pixels of the board, and where a dragged match wants to begin.
import type { Item } from './board-model';

/** Pixels a minute takes, from all at a glance to both names readable. */
export const ZOOMS = [2.5, 4, 6, 9] as const;
export const DEFAULT_ZOOM = 2;

/** Minutes above and below what is seen that are drawn too. */
const MARGIN = 90;

export interface Seen {
  from: number;
  to: number;
}

export function seenMinutes(scrollTop: number, height: number, pixelsPerMinute: number): Seen {
  return { from: scrollTop / pixelsPerMinute - MARGIN, to: (scrollTop + height) / pixelsPerMinute + MARGIN };
}

const STEP = 5;
const PULL = 4;

/** The minute that a hand means: right after the match above when it is close to it, else a whole five minutes. */
export function snapped(minute: number, lane: readonly Item[], changeOver: number): number {
  const ends = lane.flatMap(({ place, length }) => (place ? [place.start + length + changeOver] : []));
  const near = ends
    .filter((end) => Math.abs(end - minute) <= PULL)
    .sort((a, b) => Math.abs(a - minute) - Math.abs(b - minute));
  return near[0] ?? Math.round(minute / STEP) * STEP;
}

/** The next place for arrow keys: past the neighbour above or below, or ten minutes where there is none. */
export function stepped(start: number, lane: readonly Item[], direction: 'up' | 'down', changeOver: number): number {
  const others = lane.flatMap(({ place, length }) => (place ? [{ start: place.start, length }] : []));
  others.sort((a, b) => a.start - b.start);
  if (direction === 'up') {
    const above = others.filter((one) => one.start < start).at(-1);
    return above && start - above.start <= above.length + changeOver + STEP ? above.start : start - 2 * STEP;
  }
  const below = others.find((one) => one.start + one.length > start);
  return below && below.start - start <= STEP ? below.start + below.length + changeOver : start + 2 * STEP;
}
