// Keeps an arena as high as it is while its end is on the screen, so that the arena below it stays where it is read.
import { useEffect, useRef, useState, type RefObject } from 'react';

interface Held<Day> {
  /** The state of the arena for which the other two were chosen. */
  of: Day;
  rows: number;
  /** px; null where the arena may have any height. */
  minHeight: number | null;
}

interface SteadyHeight {
  /** Of the last child of the arena, without height. */
  end: RefObject<HTMLDivElement | null>;
  /** How many rows of its last list to show. */
  rows: number;
  minHeight: number | null;
  /** Somebody asked for so many rows: they are shown at once. */
  show(rows: number): void;
}

/**
 * @param day what the arena shows, a new object with each change. What was held back comes with the first change after the
 *   end has left the screen, when the page keeps its place by itself.
 * @param wanted rows of its last list where nothing has to be held
 * @param canHold false while a match is opened: then the reader changes the height
 */
export function useSteadyHeight<Day extends object>(day: Day, wanted: number, canHold: boolean): SteadyHeight {
  const end = useRef<HTMLDivElement>(null);
  /** The height of the arena since its end is on the screen, in px; null while it is not. */
  const [seenHeight, setSeenHeight] = useState<number | null>(null);
  const [held, setHeld] = useState<Held<Day>>({ of: day, rows: wanted, minHeight: null });

  useEffect(() => {
    const edge = end.current;
    const arena = edge?.parentElement;
    if (!edge || !arena) return;
    const observer = new IntersectionObserver((seen) => {
      const isSeen = canHold && seen.at(-1)?.isIntersecting === true;
      setSeenHeight(isSeen ? arena.getBoundingClientRect().height : null);
    });
    observer.observe(edge);
    return () => observer.disconnect();
  }, [canHold]);

  if (held.of !== day) {
    const isHeld = seenHeight !== null;
    setHeld({ of: day, rows: isHeld ? held.rows : wanted, minHeight: seenHeight });
  }
  return {
    end,
    rows: held.rows,
    minHeight: canHold ? held.minHeight : null,
    show: (rows) => setHeld({ of: day, rows, minHeight: null }),
  };
}
