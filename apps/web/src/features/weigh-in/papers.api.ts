// Calls of the athletes' papers; the list follows what others note meanwhile.
import * as paperCalls from '@gelanggang/contract/calls/papers';
import { streams } from '@gelanggang/contract/events';
import { keyOf } from '@web/lib/calls';
import { useCall } from '@web/lib/use-call';
import { isOf, useNews } from '@web/live/use-news';

export function usePapers(tournamentId: number | undefined) {
  useNews(
    tournamentId === undefined ? null : streams.tournament(tournamentId),
    isOf('weigh-in.changed'),
    paperCalls.list,
  );
  return useCall(paperCalls.list, tournamentId === undefined ? null : { params: { id: tournamentId } });
}

export const changed = (tournamentId: number) => ({
  forgets: [keyOf(paperCalls.list, { params: { id: tournamentId } })],
  evenRefused: true,
});
