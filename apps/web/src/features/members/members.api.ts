// Calls of a tournament's members, which follow what other owners do.
import * as memberCalls from '@gelanggang/contract/calls/tournament-members';
import { streams } from '@gelanggang/contract/events';
import { keyOf } from '@web/lib/calls';
import { EVERYTHING, useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import { isOf, useNews } from '@web/live/use-news';

export function useMembers(id: number | null) {
  const request = { params: { id: id ?? 0 } };
  useNews(id === null ? null : streams.staff(id), isOf('setup.changed'), keyOf(memberCalls.list, request));
  return useCall(memberCalls.list, id === null ? null : request);
}

export const TOLD = { forgets: [memberCalls.list], evenRefused: true, isTold: true };

/** What there is for the account is other from then on. */
/** `onDone` before anything is fetched again: the invitation is over then, and its page with it. */
export const useAcceptMembership = (onDone: (tournamentId: number) => void) =>
  useSend(memberCalls.accept, (token: string) => ({ body: { token } }), {
    forgets: EVERYTHING,
    isTold: true,
    onSuccess: ({ tournament_id: id }) => onDone(id),
  });
