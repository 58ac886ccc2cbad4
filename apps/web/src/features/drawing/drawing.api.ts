// What is told of the list of pools while it is shown: its pools and the reports on their draws.
import * as drawTrustCalls from '@gelanggang/contract/calls/draw-trust';
import * as drawingCalls from '@gelanggang/contract/calls/drawing';
import { useMemo } from 'react';
import { streams } from '@gelanggang/contract/events';
import type { DrawReportRow } from '@gelanggang/contract/draw-trust';
import { useCall } from '@web/lib/use-call';
import { isOf, useNews } from '@web/live/use-news';

/** Keeps the list of pools equal to the database while it is shown. */
export const usePoolsNews = (tournamentId: number | undefined): void =>
  useNews(
    tournamentId === undefined ? null : streams.tournament(tournamentId),
    isOf('bracket.drawn'),
    drawingCalls.list,
  );

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
