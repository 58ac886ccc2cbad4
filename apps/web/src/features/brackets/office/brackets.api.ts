// What is told of a bracket while it is shown, and what a change of it makes old.
import { keepPreviousData } from '@tanstack/react-query';
import * as bracketCalls from '@gelanggang/contract/calls/brackets';
import { streams, type LoggedEvent } from '@gelanggang/contract/events';
import { ofPool } from '@web/lib/pool-draws.api';
import { useCall } from '@web/lib/use-call';
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
