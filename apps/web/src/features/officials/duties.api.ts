// Calls of the board of duties, of the seats of a session, and of an official's own rota.
import * as dutyCalls from '@gelanggang/contract/calls/official-duties';
import { streams } from '@gelanggang/contract/events';
import { type BodyOf, keyOf } from '@web/lib/calls';
import { useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
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

export const useSessionSeats = (scheduleId: number) => useCall(dutyCalls.seats, { params: { id: scheduleId } });

const changed = (tournamentId: number) => ({
  forgets: [keyOf(dutyCalls.board, { params: { id: tournamentId } }), dutyCalls.seats],
  evenRefused: true,
  isTold: true,
});

export const usePlanOfficials = (tournamentId: number) =>
  useSend(
    dutyCalls.plan,
    (most_in_a_row: number) => ({ params: { id: tournamentId }, body: { most_in_a_row } }),
    changed(tournamentId),
  );

export const useAddDuty = (tournamentId: number) =>
  useSend(dutyCalls.add, (body: BodyOf<typeof dutyCalls.add>) => ({ body }), changed(tournamentId));

export const useReplaceDuty = (tournamentId: number) =>
  useSend(
    dutyCalls.replace,
    ({ id, body }: { id: number; body: BodyOf<typeof dutyCalls.replace> }) => ({ params: { id }, body }),
    changed(tournamentId),
  );

export const useSeatOfficial = (tournamentId: number) =>
  useSend(
    dutyCalls.seat,
    ({ matchId, body }: { matchId: number; body: BodyOf<typeof dutyCalls.seat> }) => ({
      params: { id: matchId },
      body,
    }),
    changed(tournamentId),
  );

/** A phone lies open for hours: it asks again by itself. */
const ROTA_AGAIN_MS = 60_000;

export const useRota = (code: string) =>
  useCall(dutyCalls.rota, { params: { code } }, { refetchInterval: ROTA_AGAIN_MS });

export const useRates = (tournamentId: number) => useCall(dutyCalls.rates, { params: { id: tournamentId } });

export const useSaveRates = (tournamentId: number) =>
  useSend(
    dutyCalls.saveRates,
    (rates: BodyOf<typeof dutyCalls.saveRates>['rates']) => ({ params: { id: tournamentId }, body: { rates } }),
    { forgets: [keyOf(dutyCalls.rates, { params: { id: tournamentId } })], isTold: true },
  );
