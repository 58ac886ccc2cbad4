// Calls of the page 'System'.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Data } from '@gelanggang/contract/http';
import type { JobAnswer } from '@gelanggang/contract/jobs';
import type { SystemAnswer } from '@gelanggang/contract/system';
import { http } from '@web/lib/http';

/** Nothing tells of memory, disk and sockets: the page looks this often. */
const LOOK_MS = 5_000;

export function useSystem() {
  return useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => http.get<Data<SystemAnswer>>('/system', undefined, signal).then(({ data }) => data),
    refetchInterval: LOOK_MS,
  });
}

export function useRetryJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => http.post<Data<JobAnswer>>(`/system/jobs/${id}/retry`),
    onSettled: () => client.invalidateQueries({ queryKey: ['system'] }),
  });
}
