// A question that a page asks again while it is shown, as sparingly as its answers are long in coming.
import { useEffect, useRef } from 'react';
import { type Sparing, sparing } from './sparing';

/** To be called in handlers and effects. */
export function useSparing(question: () => Promise<unknown>): () => void {
  const latest = useRef(question);
  const asked = useRef<Sparing>(undefined);
  useEffect(() => {
    latest.current = question;
  });
  useEffect(() => {
    const own = sparing(() => latest.current());
    asked.current = own;
    return own.stop;
  }, []);
  return () => asked.current?.ask();
}
