// What was typed, once nobody has typed for a moment: so that a search asks the server once a word, not once a letter.
import { useEffect, useState } from 'react';

const WAIT_MS = 250;

export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
