// Where a message can stand without covering anything that can be pressed, as near to the bottom as there is room.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Kept free of the header in px, and of the edges. */
const HEADER = 68;
const EDGE = 8;
const STEP = 8;

const PRESSABLE =
  'a[href], button, input, select, textarea, summary, label, [role=button], [role=option], [tabindex="0"], [id$="-error"]';

/** Of everything on the screen that can be pressed, and of what is said against a field, without what is inside `except`. */
function pressableBoxes(except: Element): Box[] {
  return [...document.querySelectorAll(PRESSABLE)]
    .filter((one) => !except.contains(one) && !one.closest('[inert]'))
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < window.innerHeight);
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

const isOn = (box: Box, page: Size): boolean =>
  box.left >= 0 && box.top >= HEADER && box.right <= page.width && box.bottom <= page.height;

/**
 * The left upper corner (px) for a message of `size` on a `page`: from the bottom up, at the right, in the middle, at
 * the left. Where there is no such place, the one that covers fewest, the lowest of equals. What stands `now` where it
 * is free stays there.
 */
export function freePlace(
  size: Size,
  page: Size,
  pressables: readonly Box[],
  now?: Box,
): { left: number; top: number } {
  if (now && isOn(now, page) && !pressables.some((one) => overlap(now, one))) return { left: now.left, top: now.top };
  const lefts = [page.width - size.width - EDGE * 2, (page.width - size.width) / 2, EDGE * 2].map((left) =>
    Math.max(EDGE, Math.round(left)),
  );
  const lowest = page.height - size.height - EDGE * 2;
  let best = { left: lefts[0] ?? EDGE, top: Math.max(EDGE, lowest) };
  let fewest = Infinity;
  for (let top = best.top; top >= HEADER; top -= STEP) {
    for (const left of lefts) {
      const box = { left, top, right: left + size.width, bottom: top + size.height };
      const covered = pressables.filter((one) => overlap(box, one)).length;
      if (covered === 0) return { left, top };
      if (covered < fewest) [best, fewest] = [{ left, top }, covered];
    }
  }
  return best;
}

/** Moves a message to where it is free. */
export function placeFreely(shown: HTMLElement): void {
  const now = shown.getBoundingClientRect();
  const page = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const { left, top } = freePlace({ width: now.width, height: now.height }, page, pressableBoxes(shown), now);
  Object.assign(shown.style, { left: `${left}px`, top: `${top}px`, right: 'auto', bottom: 'auto' });
}
