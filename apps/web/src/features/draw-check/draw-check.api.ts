// The public record of a pool's draws, kept equal to the database while it is shown.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { streams } from '@gelanggang/contract/events';
import type { PublicDraw } from '@gelanggang/contract/draw-trust';
import { http } from '@web/lib/http';
import { useTopic } from '@web/live/use-live';

export function usePublicDraw(poolId: number) {
  const client = useQueryClient();
  const queryKey = ['public-draw', poolId];
  const draw = useQuery({
    queryKey,
    queryFn: ({ signal }) => http.get<PublicDraw>(`/draws/${poolId}`, undefined, signal),
  });
  const refetch = () => void client.invalidateQueries({ queryKey });
  const tournamentId = draw.data?.tournament_id;
  useTopic(tournamentId === undefined ? null : streams.tournament(tournamentId), {
    onEvents: (events) => {
      const concerns = events.some((event) =>
        event.type === 'bracket.drawn' || event.type === 'pool.changed'
          ? event.data.pool_id === poolId
          : event.type === 'matches.changed' && event.data.matches.some((match) => match.pool_id === poolId),
      );
      if (concerns) refetch();
    },
    onReset: refetch,
  });
  return draw;
}
