// Calls of a tournament's keys for programs, which follow what others of its office do.
import * as keyCalls from '@gelanggang/contract/calls/program-keys';
import { streams } from '@gelanggang/contract/events';
import { keyOf } from '@web/lib/calls';
import { useCall } from '@web/lib/use-call';
import { isOf, useNews } from '@web/live/use-news';

export function useProgramKeys(id: number | null) {
  const request = { params: { id: id ?? 0 } };
  useNews(id === null ? null : streams.staff(id), isOf('setup.changed'), keyOf(keyCalls.list, request));
  return useCall(keyCalls.list, id === null ? null : request);
}
