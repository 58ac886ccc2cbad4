// Calls of the officials' list; it follows what others change meanwhile.
import * as officialCalls from '@gelanggang/contract/calls/officials';
import { streams } from '@gelanggang/contract/events';
import type { ReadOfficialsAnswer } from '@gelanggang/contract/officials';
import { type BodyOf, callApi, keyOf } from '@web/lib/calls';
import { useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import { isOf, useNews } from '@web/live/use-news';

export function useOfficials(tournamentId: number | undefined) {
  useNews(
    tournamentId === undefined ? null : streams.staff(tournamentId),
    isOf('officials.changed'),
    officialCalls.list,
  );
  return useCall(officialCalls.list, tournamentId === undefined ? null : { params: { id: tournamentId } });
}

const changed = (tournamentId: number) => ({
  forgets: [keyOf(officialCalls.list, { params: { id: tournamentId } })],
});

export const useCreateOfficial = (tournamentId: number) =>
  useSend(
    officialCalls.create,
    (body: BodyOf<typeof officialCalls.create>) => ({ params: { id: tournamentId }, body }),
    changed(tournamentId),
  );

export const useUpdateOfficial = (tournamentId: number, id: number) =>
  useSend(
    officialCalls.update,
    (body: BodyOf<typeof officialCalls.update>) => ({ params: { id }, body }),
    changed(tournamentId),
  );

export const useRemoveOfficial = (tournamentId: number) =>
  useSend(officialCalls.remove, (id: number) => ({ params: { id } }), { ...changed(tournamentId), isTold: true });

export function readOfficialList(tournamentId: number, file: File): Promise<ReadOfficialsAnswer> {
  const form = new FormData();
  form.append('file', file);
  return callApi(officialCalls.readList, { params: { id: tournamentId }, body: form });
}

export const useTakeInOfficials = (tournamentId: number) =>
  useSend(
    officialCalls.takeIn,
    (body: BodyOf<typeof officialCalls.takeIn>) => ({ params: { id: tournamentId }, body }),
    { ...changed(tournamentId), isTold: true },
  );
