// A long page comes in steps when it is opened, so that it can be read and pressed while it grows.
import { startTransition, useEffect, useState } from 'react';

/** Later pages come whole: whoever goes back finds the place where they were. */
let isOpening = true;

/** How many of `total` are to be drawn now, in the end all; the server draws the first ones alone. */
export function useGradually(total: number, first: number, step: number): number {
  const [shown, setShown] = useState(isOpening ? first : Infinity);
  useEffect(() => {
    if (total === 0) return;
    if (shown >= total) {
      isOpening = false;
      return;
    }
    const timer = setTimeout(() => startTransition(() => setShown(shown + step)));
    return () => clearTimeout(timer);
  }, [shown, total, step]);
  return Math.min(shown, total);
}
