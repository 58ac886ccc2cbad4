// Filters that live in the address, so that a list or a schedule can be shared and survives a reload.
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface Address {
  get(name: string): string;
  getNumber(name: string): number | undefined;
  /** Empty values leave the address. Any change but the page's own goes back to page 1. */
  set(change: Record<string, string | number | null | undefined>): void;
}

export function useAddress(): Address {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (change: Record<string, string | number | null | undefined>) => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (!('page' in change)) next.delete('page');
          for (const [name, value] of Object.entries(change)) {
            if (value === null || value === undefined || value === '') next.delete(name);
            else next.set(name, String(value));
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams],
  );
  return {
    get: (name) => params.get(name) ?? '',
    getNumber: (name) => {
      const value = Number(params.get(name) ?? '');
      return Number.isInteger(value) && value > 0 ? value : undefined;
    },
    set,
  };
}
