// A reading call of the API as a page uses it: its answer, kept under the row's key, and what has it fetched again.
import type { Call } from '@gelanggang/contract/call';
import { keepPreviousData, type QueryClient, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { keyOf, queryOf, type RequestOf, type ShownOf } from './calls';

interface QueryOptions<Row> extends Omit<UseQueryOptions<ShownOf<Row>>, 'queryKey' | 'queryFn'> {
  /** What the answer hangs on beside what is sent: it is asked for anew when that moves on. */
  also?: readonly unknown[];
}

/** The answer of a reading call. `null`: not asked yet. A page of a list stays until the next one is there. */
export function useCall<Row extends Call>(
  row: Row,
  ...[request, options]: object extends RequestOf<Row>
    ? [request?: RequestOf<Row> | null, options?: QueryOptions<Row>]
    : [request: RequestOf<Row> | null, options?: QueryOptions<Row>]
) {
  return useQuery<ShownOf<Row>>({
    placeholderData: row.shape === 'page' ? (keepPreviousData as never) : undefined,
    ...options,
    ...queryOf(row, (request ?? {}) as RequestOf<Row>, options?.also),
    enabled: request !== null && (options?.enabled ?? true),
  });
}

/** Answers of a call: by its row, whatever was asked; by `keyOf(row, request)`, where all that the request names was. */
export type Kept = Call | readonly unknown[];

/** Has these answers fetched again where they are looked at. */
export const forget = (client: QueryClient, ...kept: readonly Kept[]): Promise<unknown> =>
  Promise.all(kept.map((one) => client.invalidateQueries({ queryKey: 'name' in one ? keyOf(one) : one })));

/** Whatever is shown: of changes that reach further than can be named. */
export const EVERYTHING: readonly Kept[] = [[]];

/** The answer names its tournament, and the news of it do not: it is fetched again when a tournament changes. */
export const NAMES_TOURNAMENT = { meta: { namesTournament: true } } as const;

/** What is being edited must not change under the hands that edit it; saving tells when it has. */
export const HELD_STILL = { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false } as const;
