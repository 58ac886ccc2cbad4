// Whether there is room for a table: a wide window, or paper. What is not shown is not built either: a day has many rows.
import { useSyncExternalStore } from 'react';

const wide = window.matchMedia('(min-width: 769px), print');
let isPrinting = false;

function subscribe(listener: () => void): () => void {
  const begin = () => {
    isPrinting = true;
    listener();
  };
  const end = () => {
    isPrinting = false;
    listener();
  };
  wide.addEventListener('change', listener);
  // Firefox tells of paper by these alone
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    wide.removeEventListener('change', listener);
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

export const isWideNow = (): boolean => wide.matches || isPrinting;

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWideNow, () => false);
