// Calls of the menus' list and form.
import * as navigationMenuCalls from '@gelanggang/contract/calls/navigation-menus';
import { streams } from '@gelanggang/contract/events';
import type { MenuListAnswer, MenuRequest } from '@gelanggang/contract/navigation';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@web/lib/calls';
import type { Query } from '@web/lib/http';
import { pageIn } from '@web/lib/list-shapes';
import { useTopic } from '@web/live/use-live';

const KEY = ['navigation-menus'];

export function useMenuPage(query: Query) {
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: [...KEY, 'page'] });
  useTopic(streams.site, {
    onEvents: (events) => {
      if (events.some((event) => event.type === 'menu.changed')) refetch();
    },
    onReset: refetch,
  });
  return useQuery({
    queryKey: [...KEY, 'page', query],
    queryFn: async ({ signal }) =>
      pageIn<MenuListAnswer>(await callApi(navigationMenuCalls.list, { query }, signal), 'total_pages'),
    placeholderData: keepPreviousData,
  });
}

/** Every menu, for the choice of a parent. */
export function useAllMenus() {
  return useQuery({
    queryKey: [...KEY, 'all'],
    queryFn: ({ signal }) => callApi(navigationMenuCalls.all, {}, signal),
  });
}

export function useMenu(id: number | null) {
  return useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => callApi(navigationMenuCalls.read, { params: { id: id ?? 0 } }, signal),
    enabled: id !== null,
    // what is being edited must not change under the hands that edit it
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function useSaveMenu(id: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: MenuRequest) =>
      id === null
        ? callApi(navigationMenuCalls.create, { body })
        : callApi(navigationMenuCalls.update, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export function useDeleteMenu() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callApi(navigationMenuCalls.remove, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
