// The recap of a match, read again when its score or the match itself moves on.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { streams } from '@gelanggang/contract/events';
import type { Data } from '@gelanggang/contract/http';
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import { http } from '@web/lib/http';
import { useTopic } from '@web/live/use-live';

export function useMatchRecap(matchId: number) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['match-recap', matchId],
    queryFn: ({ signal }) =>
      http.get<Data<MatchRecap>>(`/matches/${matchId}/recap`, undefined, signal).then(({ data }) => data),
  });
  const refetch = () => void client.invalidateQueries({ queryKey: ['match-recap', matchId] });
  const { data } = query;
  const arenaId = data && data.match.kind === 'tanding' && data.match.status === 'ongoing' ? data.match.arena_id : null;
  useTopic(arenaId === null ? null : streams.arena(arenaId), { onEvents: refetch, onReset: refetch });
  useTopic(data ? streams.tournament(data.tournament.id) : null, {
    onEvents: (events) => {
      const isOurs = events.some(
        (event) =>
          event.type === 'matches.changed' &&
          event.data.matches.some(({ id }) => id === matchId || id === data?.other?.id),
      );
      if (isOurs) refetch();
    },
    onReset: refetch,
  });
  return query;
}
