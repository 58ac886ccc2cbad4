// Calls of accounts and roles.
import * as roleCalls from '@gelanggang/contract/calls/roles';
import * as userCalls from '@gelanggang/contract/calls/users';
import type { AccountRequest, NewAccountRequest, RoleRequest } from '@gelanggang/contract/users';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@web/lib/calls';
import type { Query } from '@web/lib/http';

const KEY = ['users'];
const ROLES = ['roles'];

export function useUsers(query: Query) {
  return useQuery({
    queryKey: [...KEY, 'page', query],
    queryFn: ({ signal }) => callApi(userCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

export function useUser(id: number) {
  return useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => callApi(userCalls.read, { params: { id } }, signal),
  });
}

export function useRoles() {
  return useQuery({
    queryKey: ROLES,
    queryFn: ({ signal }) => callApi(roleCalls.list, {}, signal),
  });
}

export function useArenaNames(isWanted: boolean) {
  return useQuery({
    queryKey: [...KEY, 'arenas'],
    queryFn: ({ signal }) => callApi(userCalls.arenas, {}, signal),
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
    mutationFn: (body: NewAccountRequest) => callApi(userCalls.create, { body }),
    onSuccess: refresh,
  });
}

export function useUpdateUser(id: number) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: AccountRequest) => callApi(userCalls.update, { params: { id }, body }),
    onSuccess: refresh,
  });
}

export function useSetPassword(id: number) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (password: string) => callApi(userCalls.setPassword, { params: { id }, body: { password } }),
    onSuccess: refresh,
  });
}

export type AccessStep = 'activate' | 'deactivate' | 'invite' | 'sessions';

export function useAccessStep() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, step }: { id: number; step: AccessStep }) =>
      callApi(userCalls[step === 'sessions' ? 'revokeSessions' : step], { params: { id } }),
    onSuccess: refresh,
  });
}

export function useUpdateRole() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, ...body }: RoleRequest & { id: number }) => callApi(roleCalls.update, { params: { id }, body }),
    onSuccess: refresh,
  });
}
