// How an account looks at lists: rows of a page, and filters that it has given a name. Kept on this device.
import { useSyncExternalStore } from 'react';
import { useAddress } from './address';
import { newListeners } from './listeners';
import { useSessionUser } from './session';
import { readStored, writeStored } from './stored';

/** Rows of a page; the first is the specification's, and what a list shows until somebody chooses. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
/** Of one list. */
export const MAX_SAVED = 20;

export interface SavedFilter {
  name: string;
  /** As it stands in the address, without page and tournament. */
  query: string;
}

const { tell, subscribe } = newListeners();

function keep(key: string, value: string | null): void {
  writeStored(key, value);
  tell();
}

function useStored(key: string): [string | null, (value: string | null) => void] {
  return [useSyncExternalStore(subscribe, () => readStored(key)), (value) => keep(key, value)];
}

const useAccountKey = (what: string): string => `gelanggang.${what}.${useSessionUser()?.id ?? 0}`;

const isSize = (value: number): boolean => PAGE_SIZES.some((size) => size === value);

/** How many rows this account wants to see, with what changes it; `usual` until it has chosen. */
export function usePageSize(usual: number = PAGE_SIZES[0]): [number, (size: number) => void] {
  const [stored, set] = useStored(useAccountKey('rows'));
  const size = Number(stored);
  return [isSize(size) ? size : usual, (chosen) => set(String(chosen))];
}

/** The page of a list that the address names, as calls and `pageOf` take it. */
export function useShownPage(usual?: number): { page: number; perPage: number } {
  const [perPage] = usePageSize(usual);
  return { page: useAddress().getNumber('page') ?? 1, perPage };
}

function parsed(stored: string | null): SavedFilter[] {
  if (stored === null) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.filter(isSaved).slice(0, MAX_SAVED) : [];
  } catch {
    // written by another version, or by hand: as if nothing had been saved
    return [];
  }
}

const isSaved = (value: unknown): value is SavedFilter =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'query' in value &&
  typeof value.name === 'string' &&
  typeof value.query === 'string';

/** Of the list at `path`, in the order in which they were saved. */
export function useSavedFilters(path: string): [SavedFilter[], (filters: SavedFilter[]) => void] {
  const [stored, set] = useStored(`${useAccountKey('filters')}.${path}`);
  return [parsed(stored), (filters) => set(filters.length === 0 ? null : JSON.stringify(filters))];
}
