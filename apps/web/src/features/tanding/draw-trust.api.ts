// Calls of what makes a draw trusted: reports, changes by hand.
import * as drawTrustCalls from '@gelanggang/contract/calls/draw-trust';
import { useMemo } from 'react';
import { streams } from '@gelanggang/contract/events';
import type { DrawReportRow } from '@gelanggang/contract/draw-trust';
import type { BodyOf } from '@web/lib/calls';
import { byHand } from '@web/lib/pool-draws.api';
import { useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import { isOf, useNews } from '@web/live/use-news';

/** By pool; fetched again when a pool of the tournament was drawn or changed. */
export function useDrawReports(
  tournamentId: number | undefined,
  isEnabled: boolean,
): ReadonlyMap<number, DrawReportRow> | undefined {
  useNews(
    isEnabled && tournamentId !== undefined ? streams.staff(tournamentId) : null,
    isOf('pools.changed'),
    drawTrustCalls.reports,
  );
  const { data } = useCall(drawTrustCalls.reports, isEnabled ? { query: { tournament_id: tournamentId } } : null);
  return useMemo(() => data && new Map(data.map((row) => [row.pool_id, row])), [data]);
}

export const useSwapSlots = (poolId: number) =>
  useSend(
    drawTrustCalls.swap,
    (body: BodyOf<typeof drawTrustCalls.swap>) => ({ params: { id: poolId }, body }),
    // refused too: what was seen may be old
    { forgets: byHand(poolId), evenRefused: true },
  );

export const useMoveUnit = (poolId: number) =>
  useSend(
    drawTrustCalls.move,
    ({ unitId, ...body }: { unitId: number; pool_id: number; reason: string }) => ({ params: { id: unitId }, body }),
    { forgets: (answer) => [...byHand(answer.pool_id), ...(answer.is_emptied ? [] : byHand(poolId))] },
  );
