// Calls of a pool's history and of its lock, in tanding and seni.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HandAnswer, PoolDrawsAnswer } from '@gelanggang/contract/draw-trust';
import type { Data } from '@gelanggang/contract/http';
import { http } from './http';

export function usePoolDraws(poolId: number) {
  return useQuery({
    queryKey: ['pool-draws', poolId],
    queryFn: ({ signal }) =>
      http.get<Data<PoolDrawsAnswer>>(`/pools/${poolId}/draws`, undefined, signal).then((answer) => answer.data),
  });
}

/** What every change by hand makes old. */
export function useRefetchPool(): (poolId: number) => Promise<unknown> {
  const client = useQueryClient();
  return (poolId) =>
    Promise.all(
      [['bracket', poolId], ['match-list', poolId], ['pool-draws', poolId], ['pools'], ['draw-reports'], ['seni']].map(
        (queryKey) => client.invalidateQueries({ queryKey }),
      ),
    );
}

export function useUndoDraw(poolId: number) {
  const refetch = useRefetchPool();
  return useMutation({
    mutationFn: (body: { reason: string; draw_number: number | undefined }) =>
      http.post<HandAnswer>(`/pools/${poolId}/undo-draw`, body),
    onSettled: () => refetch(poolId),
  });
}

export function usePoolLock(poolId: number, isLocked: boolean) {
  const refetch = useRefetchPool();
  return useMutation({
    mutationFn: (reason: string) =>
      http.post<HandAnswer>(`/pools/${poolId}/${isLocked ? 'lock' : 'unlock'}`, { reason }),
    onSettled: () => refetch(poolId),
  });
}
