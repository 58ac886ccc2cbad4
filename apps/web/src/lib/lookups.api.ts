// Short lists that forms and filters choose from; a list that cannot be fetched says so once.
import type { Call, CallName } from '@gelanggang/contract/call';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { queryOf, type RequestOf } from './calls';
import { lookupTexts } from './lookup-texts';
import { useFetchFailure } from './use-fetch-failure';

const FRESH_MS = 5 * 60_000;

interface LookupOptions {
  isEnabled?: boolean;
  /** For lists that change while people work, such as how many are still undrawn. */
  freshMs?: number;
  /** What is said when it fails goes by it (spec 2 §8). */
  name?: keyof typeof lookupTexts;
}

export interface Lookup<T> {
  rows: T[];
  /** Whether `rows` are the answer, not what stands in for it. */
  isReady: boolean;
  /** Nothing more is on its way: `rows` are the answer, or none could be had. */
  isSettled: boolean;
}

type RowsCall = Call<CallName, unknown, unknown, unknown[]>;
/** One row of what a call answers. */
type RowOf<Of> = Of extends Call<CallName, unknown, unknown, (infer Row)[]> ? Row : never;
type Given<Of> = object extends RequestOf<Of> ? [request?: RequestOf<Of>] : [request: RequestOf<Of>];

/** The rows of a list outside of what is shown; none where it cannot be fetched. */
export const lookupRows = <Of extends RowsCall>(
  client: QueryClient,
  call: Of,
  ...[request]: Given<Of>
): Promise<RowOf<Of>[]> =>
  client
    .fetchQuery({ ...queryOf(call, (request ?? {}) as RequestOf<Of>), staleTime: FRESH_MS })
    .then((rows) => rows as RowOf<Of>[])
    .catch(() => []);

export function useLookup<Of extends RowsCall>(
  call: Of,
  ...[request, options]: object extends RequestOf<Of>
    ? [request?: RequestOf<Of>, options?: LookupOptions]
    : [request: RequestOf<Of>, options?: LookupOptions]
): Lookup<RowOf<Of>> {
  const { isEnabled = true, freshMs = FRESH_MS, name } = options ?? {};
  const { data, error } = useQuery({
    ...queryOf(call, (request ?? {}) as RequestOf<Of>),
    enabled: isEnabled,
    staleTime: freshMs,
  });
  useFetchFailure(error, name && lookupTexts[name]);
  const isReady = isEnabled && data !== undefined;
  return {
    rows: isEnabled ? ((data as RowOf<Of>[] | undefined) ?? []) : [],
    isReady,
    isSettled: isReady || error !== null,
  };
}
