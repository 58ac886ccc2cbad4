// Calls of the athletes' papers; the list follows what others note meanwhile.
import * as paperCalls from '@gelanggang/contract/calls/papers';
import { streams } from '@gelanggang/contract/events';
import { type BodyOf, keyOf } from '@web/lib/calls';
import { useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import { isOf, useNews } from '@web/live/use-news';

export function usePapers(tournamentId: number | undefined) {
  useNews(
    tournamentId === undefined ? null : streams.tournament(tournamentId),
    isOf('weigh-in.changed'),
    paperCalls.list,
  );
  return useCall(paperCalls.list, tournamentId === undefined ? null : { params: { id: tournamentId } });
}

const changed = (tournamentId: number) => ({
  forgets: [keyOf(paperCalls.list, { params: { id: tournamentId } })],
  evenRefused: true,
});

export const useSavePaper = (tournamentId: number) =>
  useSend(
    paperCalls.save,
    ({ id, body }: { id: number; body: BodyOf<typeof paperCalls.save> }) => ({ params: { id }, body }),
    changed(tournamentId),
  );

export const useSavePaperSettings = (tournamentId: number) =>
  useSend(
    paperCalls.saveSettings,
    (body: BodyOf<typeof paperCalls.saveSettings>) => ({ params: { id: tournamentId }, body }),
    changed(tournamentId),
  );

export const useRemindOfPapers = (tournamentId: number) =>
  useSend(paperCalls.remind, () => ({ params: { id: tournamentId } }), { isTold: true });
