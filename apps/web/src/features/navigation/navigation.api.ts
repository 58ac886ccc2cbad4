// Calls of the menus' list and form.
import type { Data } from '@gelanggang/contract/http';
import { streams } from '@gelanggang/contract/events';
import type { MenuListAnswer, MenuRequest, MenuRow, SavedMenuAnswer } from '@gelanggang/contract/navigation';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { http, type Query } from '@web/lib/http';
import { lists, pageIn } from '@web/lib/lists';
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
      pageIn<MenuListAnswer>(await http.get('/navigation-menus', query, signal), 'total_pages'),
    placeholderData: keepPreviousData,
  });
}

/** Every menu, for the choice of a parent. */
export function useAllMenus() {
  return useQuery({
    queryKey: [...KEY, 'all'],
    queryFn: ({ signal }) => lists.rows<MenuRow>('/navigation-menus/fetch-all', undefined, signal),
  });
}

export function useMenu(id: number | null) {
  return useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) =>
      http.get<Data<MenuRow>>(`/navigation-menus/${id}`, undefined, signal).then(({ data }) => data),
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
        ? http.post<SavedMenuAnswer>('/navigation-menus', body)
        : http.put<SavedMenuAnswer>(`/navigation-menus/${id}`, body),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export function useDeleteMenu() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => http.delete<{ message: string }>(`/navigation-menus/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
