// A file that a call answers with, for as long as it is shown.
import type { Call, CallName, FileAnswer } from '@gelanggang/contract/call';
import { useQuery } from '@tanstack/react-query';
import { fetchFile } from './fetch-file';
import { keyOf, type RequestOf } from './calls';

/** `null`: not asked yet. `also`: the mark by which one that stands in its place is told from it. */
export const useFile = <Row extends Call<CallName, FileAnswer>>(
  row: Row,
  request: RequestOf<Row> | null,
  ...also: readonly unknown[]
) =>
  useQuery({
    queryKey: keyOf(row, request ?? undefined, ...also),
    queryFn: ({ signal }) => fetchFile(row, request as RequestOf<Row>, signal),
    enabled: request !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
