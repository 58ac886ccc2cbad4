// The public record of a pool's draws, kept equal to the database while it is shown.
import * as drawCheckCalls from '@gelanggang/contract/calls/draw-check';
import { streams } from '@gelanggang/contract/events';
import { keyOf } from '@web/lib/calls';
import { useCall } from '@web/lib/use-call';
import { useNews } from '@web/live/use-news';

export function usePublicDraw(poolId: number) {
  const request = { params: { poolId } };
  const draw = useCall(drawCheckCalls.publicDraw, request);
  const tournamentId = draw.data?.tournament_id;
  useNews(
    tournamentId === undefined ? null : streams.tournament(tournamentId),
    (event) =>
      event.type === 'bracket.drawn' || event.type === 'pool.changed'
        ? event.data.pool_id === poolId
        : event.type === 'matches.changed' && event.data.matches.some((match) => match.pool_id === poolId),
    keyOf(drawCheckCalls.publicDraw, request),
  );
  return draw;
}
