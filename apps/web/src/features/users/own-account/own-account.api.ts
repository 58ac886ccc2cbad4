// Calls of the own account.
import * as ownAccountCalls from '@gelanggang/contract/calls/own-account';
import type { OwnPasswordRequest } from '@gelanggang/contract/users';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@web/lib/calls';
import { session } from '@web/lib/session';

const SESSIONS = ['account', 'sessions'];

export function useRename() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => callApi(ownAccountCalls.rename, { body: { name } }),
    onSuccess: ({ user }) => {
      // the name that other tabs and the next start show before the server has answered
      if (session.token) session.begin(session.token, user);
      return client.invalidateQueries({ queryKey: ['account'] });
    },
  });
}

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OwnPasswordRequest) => callApi(ownAccountCalls.changePassword, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: SESSIONS }),
  });
}

export function useSessions() {
  return useQuery({
    queryKey: SESSIONS,
    queryFn: ({ signal }) => callApi(ownAccountCalls.sessions, {}, signal),
  });
}

/** One session, or null: all but this one. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number | null) =>
      id === null ? callApi(ownAccountCalls.endOtherSessions) : callApi(ownAccountCalls.endSession, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: SESSIONS }),
  });
}
