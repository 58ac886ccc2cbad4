// Calls of the menus' list and form.
import * as navigationMenuCalls from '@gelanggang/contract/calls/navigation-menus';
import { streams } from '@gelanggang/contract/events';
import type { MenuListAnswer } from '@gelanggang/contract/navigation';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi, keyOf } from '@web/lib/calls';
import type { Query } from '@web/lib/http';
import { pageIn } from '@web/lib/list-shapes';
import { HELD_STILL, useCall } from '@web/lib/use-call';
import { useSave, useSend } from '@web/lib/use-send';
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

/** Every menu, for the choice of a parent. */
export const useAllMenus = () => useCall(navigationMenuCalls.all);

export const useMenu = (id: number | null) =>
  useCall(navigationMenuCalls.read, id === null ? null : { params: { id } }, HELD_STILL);

const OF_MENUS = [navigationMenuCalls.list, navigationMenuCalls.all, navigationMenuCalls.read];

export const useSaveMenu = (id: number | null) => useSave(navigationMenuCalls, id, OF_MENUS);

export const useDeleteMenu = () =>
  useSend(navigationMenuCalls.remove, (id: number) => ({ params: { id } }), { forgets: OF_MENUS });
