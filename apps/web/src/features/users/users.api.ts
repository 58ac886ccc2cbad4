// Calls of accounts and roles.
import * as roleCalls from '@gelanggang/contract/calls/roles';
import * as userCalls from '@gelanggang/contract/calls/users';
import { OF_ACCOUNT } from '@web/site/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@web/lib/calls';
import { forget } from '@web/lib/use-call';

/** Who changes accounts may have changed the own one. */
export const CHANGED = {
  forgets: [userCalls.list, userCalls.read, userCalls.arenas, userCalls.count, roleCalls.list, ...OF_ACCOUNT],
};

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
