// The entries that administrators add to the public header; they follow changes live.
import * as menuCalls from '@gelanggang/contract/calls/menus';
import { streams } from '@gelanggang/contract/events';
import type { MenuAnswer } from '@gelanggang/contract/navigation';
import { useCall } from '../lib/use-call';
import { isOf, useNews } from '../live/use-news';

export function usePublicMenus(): MenuAnswer[] {
  useNews(streams.site, isOf('menu.changed'), menuCalls.ofPublicHeader);
  return useCall(menuCalls.ofPublicHeader, {}, { staleTime: 5 * 60_000 }).data ?? [];
}
