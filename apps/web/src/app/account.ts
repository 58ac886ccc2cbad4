// What the signed-in account is and may do: fetched for the admin area, forgotten at sign-out.
import * as menuCalls from '@gelanggang/contract/calls/menus';
import * as sessionCalls from '@gelanggang/contract/calls/session';
import { streams, type LoggedEvent } from '@gelanggang/contract/events';
import type { Permission } from '@gelanggang/contract/permissions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@web/lib/calls';
import { useSessionUser, useToken } from '../lib/session';
import { useTopic } from '../live/use-live';
import { texts } from './texts';

const A_WHILE_MS = 5 * 60_000;

export function useCurrentUser() {
  const token = useToken();
  return useQuery({
    queryKey: ['account', token, 'user'],
    queryFn: ({ signal }) => callApi(sessionCalls.user, {}, signal),
    enabled: token !== null,
    staleTime: A_WHILE_MS,
  });
}

/** As the header and the dashboard greet it (spec 1 §2); an account without a name is a guest. */
export function useUserName(): string {
  const { data } = useCurrentUser();
  const kept = useSessionUser();
  return (data?.user.name ?? kept?.name ?? '').trim() || texts.session.guest;
}

export interface Permissions {
  isKnown: boolean;
  has(permission: Permission): boolean;
}

export function usePermissions(): Permissions {
  const token = useToken();
  const { data } = useQuery({
    queryKey: ['account', token, 'permissions'],
    queryFn: ({ signal }) => callApi(sessionCalls.permissions, {}, signal),
    enabled: token !== null,
    staleTime: A_WHILE_MS,
  });
  return { isKnown: data !== undefined, has: (permission) => data?.includes(permission) ?? false };
}

/** Menus, roles and the own permissions may change while the admin area is open. */
function useAccountNews(token: string | null): void {
  const client = useQueryClient();
  const userId = useCurrentUser().data?.user.id;
  const refresh = () => void client.invalidateQueries({ queryKey: ['account', token] });
  const handlers = {
    onEvents: (events: LoggedEvent[]) => {
      if (events.some(({ type }) => type === 'menu.changed' || type === 'permissions.changed')) refresh();
    },
    onReset: refresh,
  };
  useTopic(streams.site, handlers);
  useTopic(userId === undefined ? null : streams.user(userId), handlers);
}

/** The sidebar's entries; what an administrator changes in them shows at once. */
export function useMenus() {
  const token = useToken();
  useAccountNews(token);
  return useQuery({
    queryKey: ['account', token, 'menus'],
    queryFn: ({ signal }) => callApi(menuCalls.list, {}, signal),
    enabled: token !== null,
    staleTime: A_WHILE_MS,
  });
}
