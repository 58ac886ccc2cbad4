// What the signed-in account is and may do: fetched for the admin area, forgotten at sign-out.
import type { CurrentUserAnswer } from '@gelanggang/contract/auth';
import type { MenuAnswer } from '@gelanggang/contract/navigation';
import type { Permission } from '@gelanggang/contract/permissions';
import { useQuery } from '@tanstack/react-query';
import { http } from '../lib/http';
import { useToken } from '../lib/session';

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

export interface Permissions {
  isKnown: boolean;
  has(permission: Permission): boolean;
}

export function usePermissions(): Permissions {
  const token = useToken();
  const { data } = useQuery({
    queryKey: ['account', token, 'permissions'],
    queryFn: ({ signal }) => http.get<Permission[]>('/user/permissions', undefined, signal),
    enabled: token !== null,
    staleTime: A_WHILE_MS,
  });
  return { isKnown: data !== undefined, has: (permission) => data?.includes(permission) ?? false };
}

export function useMenus() {
  const token = useToken();
  return useQuery({
    queryKey: ['account', token, 'menus'],
    queryFn: ({ signal }) => http.get<MenuAnswer[]>('/menus', undefined, signal),
    enabled: token !== null,
    staleTime: A_WHILE_MS,
  });
}
