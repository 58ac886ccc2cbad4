// Calls of the board of duties, of the seats of a session, and of an official's own rota.
import * as dutyCalls from '@gelanggang/contract/calls/official-duties';
import { streams } from '@gelanggang/contract/events';
import { keyOf } from '@web/lib/calls';
import { useCall } from '@web/lib/use-call';
import { isOf, useNews } from '@web/live/use-news';

export function useBoard(tournamentId: number | undefined) {
  useNews(
    tournamentId === undefined ? null : streams.staff(tournamentId),
    isOf('officials.changed'),
    dutyCalls.board,
    dutyCalls.seats,
  );
  return useCall(dutyCalls.board, tournamentId === undefined ? null : { params: { id: tournamentId } });
}

export const changed = (tournamentId: number) => ({
  forgets: [keyOf(dutyCalls.board, { params: { id: tournamentId } }), dutyCalls.seats],
  evenRefused: true,
  isTold: true,
});
