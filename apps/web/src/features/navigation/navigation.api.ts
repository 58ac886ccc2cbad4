// Calls of the menus' list and form.
import * as navigationMenuCalls from '@gelanggang/contract/calls/navigation-menus';
import { streams } from '@gelanggang/contract/events';
import type { MenuListAnswer } from '@gelanggang/contract/navigation';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi, keyOf } from '@web/lib/calls';
import type { Query } from '@web/lib/http';
import { pageIn } from '@web/lib/list-shapes';
import { isOf, useNews } from '@web/live/use-news';

export function useMenuPage(query: Query) {
  useNews(streams.site, isOf('menu.changed'), navigationMenuCalls.list);
  return useQuery({
    queryKey: keyOf(navigationMenuCalls.list, { query }),
    queryFn: async ({ signal }) =>
      pageIn<MenuListAnswer>(await callApi(navigationMenuCalls.list, { query }, signal), 'total_pages'),
    placeholderData: keepPreviousData,
  });
}

export const OF_MENUS = [navigationMenuCalls.list, navigationMenuCalls.all, navigationMenuCalls.read];
