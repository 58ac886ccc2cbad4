// Draws a value that changes many times a second only as often as this device keeps up with.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

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
  const pace = useRef({ began: NaN, freeAt: 0 });

  if (held.of !== of) setHeld({ of, value });

  useEffect(() => {
    if (held.of !== of || held.value === value) return;
    const draw = () => {
      pace.current.began = performance.now();
      setHeld({ of, value });
    };
    const timer = setTimeout(draw, Math.max(0, pace.current.freeAt - performance.now()));
    return () => clearTimeout(timer);
  }, [held, value, of]);

  // after what was drawn is there, and before it is painted
  useLayoutEffect(() => {
    const { began } = pace.current;
    pace.current.began = NaN;
    if (Number.isNaN(began)) return;
    const now = performance.now();
    pace.current.freeAt = now + Math.min(MOST_MS, (now - began) / SHARE);
  }, [held]);

  return held.of === of ? held.value : value;
}
