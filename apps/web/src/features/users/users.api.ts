// Calls of accounts and roles.
import * as roleCalls from '@gelanggang/contract/calls/roles';
import * as userCalls from '@gelanggang/contract/calls/users';
import type { AccountRequest, NewAccountRequest, RoleRequest } from '@gelanggang/contract/users';
import { OF_ACCOUNT } from '@web/site/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@web/lib/calls';
import type { Query } from '@web/lib/http';
import { forget, useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';

export const useUsers = (query: Query) => useCall(userCalls.list, { query });
export const useUser = (id: number) => useCall(userCalls.read, { params: { id } });
export const useRoles = () => useCall(roleCalls.list);
export const useArenaNames = (isWanted: boolean) => useCall(userCalls.arenas, isWanted ? {} : null);

/** Who changes accounts may have changed the own one. */
const CHANGED = {
  forgets: [userCalls.list, userCalls.read, userCalls.arenas, userCalls.count, roleCalls.list, OF_ACCOUNT],
};

export const useCreateUser = () => useSend(userCalls.create, (body: NewAccountRequest) => ({ body }), CHANGED);

export const useUpdateUser = (id: number) =>
  useSend(userCalls.update, (body: AccountRequest) => ({ params: { id }, body }), CHANGED);

export const useSetPassword = (id: number) =>
  useSend(userCalls.setPassword, (password: string) => ({ params: { id }, body: { password } }), CHANGED);

const STEPS = {
  activate: userCalls.activate,
  deactivate: userCalls.deactivate,
  invite: userCalls.invite,
  sessions: userCalls.revokeSessions,
};
export type AccessStep = keyof typeof STEPS;

export function useAccessStep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, step }: { id: number; step: AccessStep }) => callApi(STEPS[step], { params: { id } }),
    onSuccess: () => forget(client, ...CHANGED.forgets),
  });
}

export const useUpdateRole = () =>
  useSend(roleCalls.update, ({ id, ...body }: RoleRequest & { id: number }) => ({ params: { id }, body }), CHANGED);
