// The entries that administrators add to the public header; they follow changes live.
import * as menuCalls from '@gelanggang/contract/calls/menus';
import { streams } from '@gelanggang/contract/events';
import type { MenuAnswer } from '@gelanggang/contract/navigation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@web/lib/calls';
import { useTopic } from '../live/use-live';

const KEY = ['menus', 'public'];

export function usePublicMenus(): MenuAnswer[] {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi(menuCalls.ofPublicHeader, {}, signal),
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
