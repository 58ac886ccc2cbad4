// Draws a value that changes many times a second only as often as this device keeps up with.
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Drawing takes at most this share of the time. */
const SHARE = 1 / 4;
/** ms: the longest that a value waits for the one before it to have its share. */
const MOST_MS = 1_000;

/**
 * The value, at once while changes are few; else the newest one once the drawing of the last has taken its share. What
 * belongs to something else (`of`) never waits.
 */
export function usePaced<Value>(value: Value, of: string): Value {
  const [held, setHeld] = useState({ of, value });
  const freeAt = useRef(0);
  useEffect(() => {
    if (held.of === of && held.value === value) return;
    const draw = () => {
      const began = performance.now();
      flushSync(() => setHeld({ of, value }));
      const now = performance.now();
      freeAt.current = now + Math.min(MOST_MS, (now - began) / SHARE);
    };
    const timer = setTimeout(draw, freeAt.current - performance.now());
    return () => clearTimeout(timer);
  }, [held, value, of]);
  return held.of === of ? held.value : value;
}
