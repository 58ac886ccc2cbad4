// The recap of a match, read again when its score or the match itself moves on.
import * as scoringCalls from '@gelanggang/contract/calls/scoring';
import { streams } from '@gelanggang/contract/events';
import { keyOf } from '@web/lib/calls';
import { NAMES_TOURNAMENT, useCall } from '@web/lib/use-call';
import { isAny, useNews, useNewsSparingly } from '@web/live/use-news';

export function useMatchRecap(matchId: number) {
  const request = { params: { id: matchId } };
  const key = keyOf(scoringCalls.recap, request);
  const query = useCall(scoringCalls.recap, request, NAMES_TOURNAMENT);
  const { data } = query;
  const arenaId = data && data.match.kind === 'tanding' && data.match.status === 'ongoing' ? data.match.arena_id : null;
  useNewsSparingly(arenaId === null ? null : streams.arena(arenaId), isAny, key);
  useNews(
    data ? streams.tournament(data.tournament.id) : null,
    (event) =>
      event.type === 'matches.changed' && event.data.matches.some(({ id }) => id === matchId || id === data?.other?.id),
    key,
  );
  return query;
}
