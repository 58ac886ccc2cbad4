// Calls of what makes a draw trusted: reports, history, changes by hand.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { streams } from '@gelanggang/contract/events';
import type { DrawReportRow, HandAnswer, MoveUnitAnswer, SeenSlotRequest } from '@gelanggang/contract/draw-trust';
import { http } from '@web/lib/http';
import { lists } from '@web/lib/lists';
import { useRefetchPool } from '@web/lib/pool-draws.api';
import { useTopic } from '@web/live/use-live';

/** By pool; fetched again when a pool of the tournament was drawn or changed. */
export function useDrawReports(tournamentId: number | undefined, isEnabled: boolean) {
  const client = useQueryClient();
  const reports = useQuery({
    queryKey: ['draw-reports', { tournamentId }],
    queryFn: ({ signal }) =>
      lists
        .data<DrawReportRow>('/draw-reports', { tournament_id: tournamentId }, signal)
        .then((rows) => new Map(rows.map((row) => [row.pool_id, row]))),
    enabled: isEnabled,
  });
  const refetch = () => void client.invalidateQueries({ queryKey: ['draw-reports'] });
  useTopic(isEnabled && tournamentId !== undefined ? streams.staff(tournamentId) : null, {
    onEvents: (events) => {
      if (events.some((event) => event.type === 'pools.changed')) refetch();
    },
    onReset: refetch,
  });
  return reports;
}

export function useSwapSlots(poolId: number) {
  const refetch = useRefetchPool();
  return useMutation({
    mutationFn: (body: { first: SeenSlotRequest; second: SeenSlotRequest; reason: string }) =>
      http.post<HandAnswer>(`/pools/${poolId}/swap`, body),
    // refused too: what was seen may be old
    onSettled: () => refetch(poolId),
  });
}

export function useMoveUnit(poolId: number) {
  const refetch = useRefetchPool();
  return useMutation({
    mutationFn: ({ unitId, ...body }: { unitId: number; pool_id: number; reason: string }) =>
      http.post<MoveUnitAnswer>(`/pool-units/${unitId}/move`, body),
    onSuccess: (answer) => Promise.all([refetch(answer.pool_id), answer.is_emptied ? undefined : refetch(poolId)]),
  });
}
