// The entries that administrators add to the public header; they follow changes live.
import { streams } from '@gelanggang/contract/events';
import type { MenuAnswer } from '@gelanggang/contract/navigation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lists } from '../lib/lists';
import { useTopic } from '../live/use-live';

const KEY = ['menus', 'public'];

export function usePublicMenus(): MenuAnswer[] {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => lists.rows<MenuAnswer>('/navigation-menus/public', undefined, signal),
    staleTime: 5 * 60_000,
  });
  const refresh = () => void client.invalidateQueries({ queryKey: KEY });
  useTopic(streams.site, {
    onEvents: (events) => {
      if (events.some((event) => event.type === 'menu.changed')) refresh();
    },
    onReset: refresh,
  });
  return data ?? [];
}
