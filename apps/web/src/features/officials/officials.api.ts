// Calls of the officials' list; it follows what others change meanwhile.
import * as officialCalls from '@gelanggang/contract/calls/officials';
import { streams } from '@gelanggang/contract/events';
import { callApi, keyOf } from '@web/lib/calls';
import { useCall } from '@web/lib/use-call';
import { isOf, useNews } from '@web/live/use-news';
import { formOf } from '@web/lib/form-of';

export function useOfficials(tournamentId: number | undefined) {
  useNews(
    tournamentId === undefined ? null : streams.staff(tournamentId),
    isOf('officials.changed'),
    officialCalls.list,
  );
  return useCall(officialCalls.list, tournamentId === undefined ? null : { params: { id: tournamentId } });
}

export const changed = (tournamentId: number) => ({
  forgets: [keyOf(officialCalls.list, { params: { id: tournamentId } })],
});

export const readOfficialList = (tournamentId: number, file: File) =>
  callApi(officialCalls.readList, { params: { id: tournamentId }, body: formOf({ file }) });
