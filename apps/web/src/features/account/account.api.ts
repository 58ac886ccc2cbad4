// Calls of the own account.
import type { CurrentUserAnswer } from '@gelanggang/contract/auth';
import type { OwnPasswordRequest, SessionAnswer } from '@gelanggang/contract/users';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from '@web/lib/http';
import { lists } from '@web/lib/lists';
import { session } from '@web/lib/session';

const SESSIONS = ['account', 'sessions'];

export function useRename() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => http.put<CurrentUserAnswer>('/user', { name }),
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
    mutationFn: (body: OwnPasswordRequest) => http.put<{ message: string }>('/user/password', body),
    onSuccess: () => client.invalidateQueries({ queryKey: SESSIONS }),
  });
}

export function useSessions() {
  return useQuery({
    queryKey: SESSIONS,
    queryFn: ({ signal }) => lists.rows<SessionAnswer>('/user/sessions', undefined, signal),
  });
}

/** One session, or null: all but this one. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number | null) =>
      http.delete<{ message: string }>(id === null ? '/user/sessions' : `/user/sessions/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: SESSIONS }),
  });
}
