// Calls of the set-up page of one tournament, which follows what others do to it and who enters meanwhile.
import * as settingUpCalls from '@gelanggang/contract/calls/setting-up';
import { streams } from '@gelanggang/contract/events';
import { keyOf } from '@web/lib/calls';
import { useCall } from '@web/lib/use-call';
import { isOf, useNews } from '@web/live/use-news';

export function useSetUp(id: number | null) {
  const request = { params: { id: id ?? 0 } };
  const shown = [settingUpCalls.read, settingUpCalls.preset, settingUpCalls.copyable].map((row) => keyOf(row, request));
  useNews(
    id === null ? null : streams.staff(id),
    isOf('setup.changed', 'entries.changed', 'billing.changed'),
    ...shown,
  );
  useNews(
    id === null ? null : streams.site,
    (event) => event.type === 'tournament.changed' && event.data.tournament_id === id,
    ...shown,
  );
  return useCall(settingUpCalls.read, id === null ? null : request);
}
