// Keeps what is read where it is on the screen while lists change: what grows or shrinks above it is scrolled away at once,
// and what takes another place within what is seen slides there.
import { Component, createRef, type ReactNode } from 'react';
import { Box } from '@chakra-ui/react';

/** px above and below the screen from where something may come into view. */
const AROUND = 400;
/** What is read begins below the bars that stay. */
const READ_FROM = 96;
const SLIDE = { duration: 260, easing: 'cubic-bezier(.2,.7,.2,1)' };

/** Of something that slides: `data-kept`. Of something that stays in its order, so that it tells what changed above it. */
export const KEPT = { 'data-kept': 'moves' } as const;
export const KEPT_MARK = { 'data-kept': 'stays' } as const;
/** A part that may not be laid out yet: nothing in it is asked where it is before it comes near. */
export const KEPT_PART = { 'data-kept-part': '' } as const;

interface Before {
  tops: Map<HTMLElement, number>;
  /** What says how far the page has to scroll. */
  mark: HTMLElement | null;
  /** Where nothing stays in its order, most of what is read says it: one that overtakes others takes the page nowhere. */
  read: HTMLElement[];
}

const KEPT_THINGS = '[data-kept]';
const PARTS = '[data-kept-part]';

const all = (within: HTMLElement, what: string) => [...within.querySelectorAll<HTMLElement>(what)];
/** What a tab hides has no place. */
const isThere = (one: Element): boolean => one.isConnected && one.getClientRects().length > 0;
const topOf = (one: Element): number => one.getBoundingClientRect().top;

function isNear(one: Element): boolean {
  const { top, bottom } = one.getBoundingClientRect();
  return bottom > -AROUND && top < window.innerHeight + AROUND;
}

function placesIn(box: HTMLElement): Before {
  const parts = all(box, PARTS);
  const near = parts.filter(isNear);
  const kept = (parts.length > 0 ? near : [box]).flatMap((part) => all(part, KEPT_THINGS)).filter(isThere);
  const tops = new Map([...near, ...kept].map((one) => [one, topOf(one)]));
  const isRead = (one: HTMLElement) => topOf(one) >= READ_FROM && topOf(one) < window.innerHeight;
  const mark =
    kept.find((one) => one.dataset.kept === 'stays' && isRead(one)) ??
    near.find((one) => one.getBoundingClientRect().bottom > READ_FROM) ??
    null;
  return { tops, mark, read: kept.filter(isRead) };
}

/** How far the middle one of them went, in px. At the top of the page nothing is scrolled away. */
function middleWay({ tops, read }: Before): number {
  if (window.scrollY < READ_FROM) return 0;
  const ways = read.filter(isThere).map((one) => topOf(one) - (tops.get(one) ?? 0));
  return ways.sort((a, b) => a - b)[Math.floor(ways.length / 2)] ?? 0;
}

type Sliding = Map<HTMLElement, Animation>;

/** Asking each element for its animations would have the browser look at its styles anew each time. */
function stop(sliding: Sliding, tops: Before['tops']): void {
  for (const [one, animation] of sliding) {
    if (!tops.has(one)) continue;
    animation.cancel();
    sliding.delete(one);
  }
}

/** From where each was, seen from what holds it: that slides too. */
function slide(tops: Before['tops'], sliding: Sliding): void {
  const moved = new Map([...tops].map(([one, top]) => [one, isThere(one) ? top - topOf(one) : 0]));
  for (const [one, by] of moved) {
    const holder = one.parentElement?.closest<HTMLElement>(`${KEPT_THINGS},${PARTS}`);
    const whole = by - ((holder && moved.get(holder)) ?? 0);
    // from far away it comes in over the edge of the screen
    const own = Math.sign(whole) * Math.min(Math.abs(whole), window.innerHeight);
    if (Math.abs(own) < 1) continue;
    const animation = one.animate([{ transform: `translateY(${own}px)` }, { transform: 'none' }], SLIDE);
    sliding.set(one, animation);
    animation.onfinish = () => {
      if (sliding.get(one) === animation) sliding.delete(one);
    };
  }
}

export class KeptPlace extends Component<{ children: ReactNode }> {
  private readonly box = createRef<HTMLDivElement>();
  private readonly sliding: Sliding = new Map();

  override getSnapshotBeforeUpdate(): Before | null {
    return this.box.current && placesIn(this.box.current);
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: Before | null): void {
    const box = this.box.current;
    if (!box || !before || before.tops.size === 0) return;
    const { tops, mark } = before;
    stop(this.sliding, tops);
    const moved = mark === null ? middleWay(before) : isThere(mark) ? topOf(mark) - (tops.get(mark) ?? 0) : 0;
    if (Math.abs(moved) >= 1) {
      // the browser would do the same once more
      box.style.overflowAnchor = 'none';
      requestAnimationFrame(() => requestAnimationFrame(() => (box.style.overflowAnchor = '')));
      window.scrollBy({ top: moved, behavior: 'instant' });
    }
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) slide(tops, this.sliding);
  }

  override render() {
    return <Box ref={this.box}>{this.props.children}</Box>;
  }
}
