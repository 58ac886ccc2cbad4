// What is told of a bracket while it is shown, and what a change of it makes old.
import { keepPreviousData } from '@tanstack/react-query';
import * as drawTrustCalls from '@gelanggang/contract/calls/draw-trust';
import * as bracketCalls from '@gelanggang/contract/calls/brackets';
import * as drawingCalls from '@gelanggang/contract/calls/drawing';
import { streams, type LoggedEvent } from '@gelanggang/contract/events';
import { type BodyOf, keyOf } from '@web/lib/calls';
import { byHand, ofPool } from '@web/lib/pool-draws.api';
import { useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import { isOf, useNews } from '@web/live/use-news';

/** `keepsLast`: on the way from pool to pool the one before stays, so that nothing around it moves. */
export const useBracket = (poolId: number, { keepsLast = false } = {}) =>
  useCall(
    bracketCalls.bracket,
    { params: { id: poolId } },
    { placeholderData: keepsLast ? keepPreviousData : undefined },
  );

export interface ShownScope {
  tournamentId: number;
  matchCategoryId: number;
  ageCategoryId: number;
}

/** The drawn brackets of an age category, kept equal to the database while they are shown. */
export function useShownBrackets(scope: ShownScope | null) {
  useNews(
    scope && streams.tournament(scope.tournamentId),
    isOf('bracket.drawn', 'matches.changed', 'schedule.saved', 'schedule.removed'),
    bracketCalls.showBracket,
  );
  return useCall(
    bracketCalls.showBracket,
    scope && {
      params: {
        tournament_id: scope.tournamentId,
        match_category_id: scope.matchCategoryId,
        age_category_id: scope.ageCategoryId,
      },
    },
  );
}

function concernsPool(event: LoggedEvent, poolId: number): boolean {
  if (event.type === 'bracket.drawn' || event.type === 'pool.changed') return event.data.pool_id === poolId;
  if (event.type === 'matches.changed') return event.data.matches.some((match) => match.pool_id === poolId);
  return event.type === 'schedule.saved' || event.type === 'schedule.removed';
}

/** Keeps the bracket and the match list of a pool equal to the database while they are shown. */
export const usePoolNews = (tournamentId: number | undefined, poolId: number): void =>
  useNews(
    tournamentId === undefined ? null : streams.tournament(tournamentId),
    (event) => concernsPool(event, poolId),
    ...ofPool(poolId),
  );

const bracketOf = (poolId: number) => keyOf(bracketCalls.bracket, { params: { id: poolId } });

export const useGenerateBracket = (poolId: number) =>
  useSend(drawingCalls.generate, () => ({ params: { id: poolId } }), { forgets: [bracketOf(poolId)] });

export const useRegenerateBracket = (poolId: number) =>
  useSend(
    drawingCalls.regenerate,
    (body: BodyOf<typeof drawingCalls.regenerate>) => ({ params: { id: poolId }, body }),
    { forgets: [bracketOf(poolId)] },
  );

export const useCreateDummy = (poolId: number) =>
  useSend(drawingCalls.createDummy, (matchId: number) => ({ params: { matchId } }), { forgets: ofPool(poolId) });

export const useSwapSlots = (poolId: number) =>
  useSend(
    drawTrustCalls.swap,
    (body: BodyOf<typeof drawTrustCalls.swap>) => ({ params: { id: poolId }, body }),
    // refused too: what was seen may be old
    { forgets: byHand(poolId), evenRefused: true },
  );
