// Calls of the page 'System'.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as systemCalls from '@gelanggang/contract/calls/system';
import { callApi } from '@web/lib/calls';

/** Nothing tells of memory, disk and sockets: the page looks this often. */
const LOOK_MS = 5_000;

export function useSystem() {
  return useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => callApi(systemCalls.look, {}, signal),
    refetchInterval: LOOK_MS,
  });
}

export function useRetryJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callApi(systemCalls.retry, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['system'] }),
  });
}
