// A reading call of the API as a page uses it: its answer, kept under the row's key, and what has it fetched again.
import type { Call } from '@gelanggang/contract/call';
import { keepPreviousData, type QueryClient, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { keyOf, queryOf, type RequestOf, type ShownOf } from './calls';

type QueryOptions<Row> = Omit<UseQueryOptions<ShownOf<Row>>, 'queryKey' | 'queryFn'>;

/** The answer of a reading call. `null`: not asked yet. A page of a list stays until the next one is there. */
export function useCall<Row extends Call>(
  row: Row,
  ...[request, options]: object extends RequestOf<Row>
    ? [request?: RequestOf<Row> | null, options?: QueryOptions<Row>]
    : [request: RequestOf<Row> | null, options?: QueryOptions<Row>]
) {
  const isAsked = request !== null;
  return useQuery<ShownOf<Row>>({
    ...(row.shape === 'page' ? { placeholderData: keepPreviousData as never } : {}),
    ...options,
    ...queryOf(row, (request ?? {}) as RequestOf<Row>),
    enabled: isAsked && (options?.enabled ?? true),
  });
}

/** Has the answers of these calls, whatever was asked, fetched again where they are looked at. */
export const forget = (client: QueryClient, ...rows: readonly Call[]): Promise<unknown> =>
  Promise.all(rows.map((row) => client.invalidateQueries({ queryKey: keyOf(row) })));

/** What is being edited must not change under the hands that edit it; saving tells when it has. */
export const HELD_STILL = { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false } as const;
