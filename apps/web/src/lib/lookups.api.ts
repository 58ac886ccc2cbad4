// Short lists that forms and filters choose from; a list that cannot be fetched says so once.
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Query } from './http';
import { lists } from './lists';
import { toast } from './toast';

const FRESH_MS = 5 * 60_000;

interface LookupOptions {
  isEnabled?: boolean;
  /** For lists that change while people work, such as how many are still undrawn. */
  freshMs?: number;
  /** Named when it fails: 'Failed to fetch {name}' (spec 2 §8). */
  name?: string;
}

export interface Lookup<T> {
  rows: T[];
  /** Whether `rows` are the answer, not what stands in for it. */
  isReady: boolean;
}

const lookup = <T>(path: string, query: Query) => ({
  queryKey: ['lookup', path, query],
  queryFn: ({ signal }: { signal: AbortSignal }) => lists.rows<T>(path, query, signal),
});

/** The rows of a list outside of what is shown; none where it cannot be fetched. */
export const lookupRows = <T>(client: QueryClient, path: string, query: Query = {}): Promise<T[]> =>
  client.fetchQuery({ ...lookup<T>(path, query), staleTime: FRESH_MS }).catch(() => []);

export function useLookup<T>(path: string, query: Query = {}, options: LookupOptions = {}): Lookup<T> {
  const { isEnabled = true, freshMs = FRESH_MS, name } = options;
  const { data, isError } = useQuery({ ...lookup<T>(path, query), enabled: isEnabled, staleTime: freshMs });
  useEffect(() => {
    if (isError && name) toast.error(`Failed to fetch ${name}`);
  }, [isError, name]);
  return { rows: isEnabled ? (data ?? []) : [], isReady: isEnabled && data !== undefined };
}
