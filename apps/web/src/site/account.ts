// What the signed-in account is and may do: fetched for the admin area, forgotten at sign-out.
import type { Call } from '@gelanggang/contract/call';
import * as menuCalls from '@gelanggang/contract/calls/menus';
import * as sessionCalls from '@gelanggang/contract/calls/session';
import { streams } from '@gelanggang/contract/events';
import type { Permission } from '@gelanggang/contract/permissions';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { useQuery } from '@tanstack/react-query';
import { queryOf, type RequestOf } from '../lib/calls';
import { useSessionUser, useToken } from '../lib/session';
import { isOf, useNews } from '../live/use-news';
import { texts } from './texts';

/** All that is told of the account. */
export const OF_ACCOUNT: readonly Call[] = [sessionCalls.user, sessionCalls.permissions, menuCalls.list];

const A_WHILE_MS = 5 * 60_000;

/** What a call tells of the account, kept apart for each session. */
function useOfAccount<Row extends Call>(row: Row) {
  const token = useToken();
  return useQuery({
    ...queryOf(row, {} as RequestOf<Row>, [token]),
    enabled: token !== null,
    staleTime: A_WHILE_MS,
  });
}

export const useCurrentUser = () => useOfAccount(sessionCalls.user);

/** As the header and the dashboard greet it (spec 1 §2); an account without a name is a guest. */
export function useUserName(): string {
  const { data } = useCurrentUser();
  const kept = useSessionUser();
  return shownName(data?.user.name ?? kept?.name ?? '') || texts.session.guest;
}

export interface Permissions {
  isKnown: boolean;
  /** Neither known nor refused yet. */
  isPending: boolean;
  has(permission: Permission): boolean;
}

export function usePermissions(): Permissions {
  const { data, isPending } = useOfAccount(sessionCalls.permissions);
  return { isKnown: data !== undefined, isPending, has: (permission) => data?.includes(permission) ?? false };
}

/** The sidebar's entries; menus, roles and the own permissions may change while the admin area is open. */
export function useMenus() {
  const userId = useCurrentUser().data?.user.id;
  const concerns = isOf('menu.changed', 'permissions.changed');
  useNews(streams.site, concerns, ...OF_ACCOUNT);
  useNews(userId === undefined ? null : streams.user(userId), concerns, ...OF_ACCOUNT);
  return useOfAccount(menuCalls.list);
}
