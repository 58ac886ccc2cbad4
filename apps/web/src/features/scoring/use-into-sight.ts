// What begins to run at the table comes into sight: a phone shows corners and items above it.
import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls as little as it takes, once, and again when `what` is another. */
export function useIntoSight(what: string | number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // browsers answer with a promise, which is no clean-up of an effect
    void box.current?.scrollIntoView({ block: 'nearest' });
  }, [what]);
  return box;
}
