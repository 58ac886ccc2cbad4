// Calls of accounts and roles.
import type { Data } from '@gelanggang/contract/http';
import type {
  AccountRequest,
  AccountRow,
  ArenaName,
  NewAccountRequest,
  RoleAnswer,
  RoleRequest,
  SavedAccountAnswer,
} from '@gelanggang/contract/users';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { http, type Query } from '@web/lib/http';
import { lists } from '@web/lib/lists';

const KEY = ['users'];
const ROLES = ['roles'];

export function useUsers(query: Query) {
  return useQuery({
    queryKey: [...KEY, 'page', query],
    queryFn: ({ signal }) => lists.page<AccountRow>('/users', query, signal),
    placeholderData: keepPreviousData,
  });
}

export function useUser(id: number) {
  return useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => http.get<Data<AccountRow>>(`/users/${id}`, undefined, signal).then(({ data }) => data),
  });
}

export function useRoles() {
  return useQuery({
    queryKey: ROLES,
    queryFn: ({ signal }) => lists.rows<RoleAnswer>('/roles', undefined, signal),
  });
}

export function useArenaNames(isWanted: boolean) {
  return useQuery({
    queryKey: [...KEY, 'arenas'],
    queryFn: ({ signal }) => lists.data<ArenaName>('/users/arenas', undefined, signal),
    enabled: isWanted,
  });
}

/** Who changes accounts may have changed the own one. */
function useRefresh() {
  const client = useQueryClient();
  return () => Promise.all([KEY, ROLES, ['account']].map((queryKey) => client.invalidateQueries({ queryKey })));
}

export function useCreateUser() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: NewAccountRequest) => http.post<SavedAccountAnswer>('/users', body),
    onSuccess: refresh,
  });
}

export function useUpdateUser(id: number) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: AccountRequest) => http.put<SavedAccountAnswer>(`/users/${id}`, body),
    onSuccess: refresh,
  });
}

export function useSetPassword(id: number) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (password: string) => http.post<SavedAccountAnswer>(`/users/${id}/password`, { password }),
    onSuccess: refresh,
  });
}

export type AccessStep = 'activate' | 'deactivate' | 'invite' | 'sessions';

export function useAccessStep() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, step }: { id: number; step: AccessStep }) =>
      step === 'sessions'
        ? http.delete<SavedAccountAnswer>(`/users/${id}/sessions`)
        : http.post<SavedAccountAnswer>(`/users/${id}/${step}`),
    onSuccess: refresh,
  });
}

export function useUpdateRole() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, ...body }: RoleRequest & { id: number }) =>
      http.put<{ message: string; data: RoleAnswer }>(`/roles/${id}`, body),
    onSuccess: refresh,
  });
}
