// What the signed-in account is and may do: fetched for the admin area, forgotten at sign-out.
import type { CurrentUserAnswer } from '@gelanggang/contract/auth';
import { streams, type LoggedEvent } from '@gelanggang/contract/events';
import type { MenuAnswer } from '@gelanggang/contract/navigation';
import type { Permission } from '@gelanggang/contract/permissions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from '../lib/http';
import { lists } from '../lib/lists';
import { useSessionUser, useToken } from '../lib/session';
import { useTopic } from '../live/use-live';
import { texts } from './texts';

const A_WHILE_MS = 5 * 60_000;

export function useCurrentUser() {
  const token = useToken();
  return useQuery({
    queryKey: ['account', token, 'user'],
    queryFn: ({ signal }) => http.get<CurrentUserAnswer>('/user', undefined, signal),
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
    queryFn: ({ signal }) => lists.rows<Permission>('/user/permissions', undefined, signal),
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
    queryFn: ({ signal }) => lists.rows<MenuAnswer>('/menus', undefined, signal),
    enabled: token !== null,
    staleTime: A_WHILE_MS,
  });
}
