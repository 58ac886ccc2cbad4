// Calls of who manages a contingent: invitations, claims, and merging two, with news of them while they are looked at.
import * as contingentCalls from '@gelanggang/contract/calls/contingents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as contingentClaimCalls from '@gelanggang/contract/calls/contingent-claims';
import * as contingentInvitationCalls from '@gelanggang/contract/calls/contingent-invitations';
import * as contingentMergeCalls from '@gelanggang/contract/calls/contingent-merges';
import { streams } from '@gelanggang/contract/events';
import { useCurrentUser } from '@web/site/account';
import type { Call } from '@gelanggang/contract/call';
import { type BodyOf, callApi } from '@web/lib/calls';
import { OF_MEMBERS } from '@web/lib/kept-calls';
import { forget, useCall } from '@web/lib/use-call';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { useTopic } from '@web/live/use-live';

const OWNERS: readonly Call[] = [contingentClaimCalls, contingentInvitationCalls, contingentMergeCalls].flatMap(
  (table) => Object.values(table),
);

/** By the own address, or by a name and its regency; both are asked of the server only when there is something to ask. */
export function useOffered(like?: { name: string; districtId: string }) {
  const query = like ? { name: like.name, district_id: like.districtId } : {};
  const isAsked = like === undefined || (like.name.length >= 3 && like.districtId !== '');
  return useCall(contingentClaimCalls.offered, isAsked ? { query } : null);
}

export function useMergePreview(keptId: number, mergedId: number | null) {
  const asked = { params: { id: keptId }, query: { merged_id: mergedId } };
  // what is confirmed is what stands now
  return useCall(contingentMergeCalls.preview, mergedId === null ? null : asked, { gcTime: 0, staleTime: 0 });
}

/** Everything that shows contingents, or whose they are. */
function useForget() {
  const client = useQueryClient();
  return () =>
    forget(
      client,
      ...OWNERS,
      ...OF_MEMBERS,
      contingentCalls.read,
      contingentCalls.names,
      contingentCalls.namesOfTournament,
    );
}

interface Said {
  message: string;
}

/** Says what the server answered, good or bad; whatever it was, the lists are read anew. */
/** `onDone` before anything is fetched again, which may take the page away that pressed. */
function useStep<Given, Answer extends Said>(
  step: (given: Given) => Promise<Answer>,
  onDone?: (answer: Answer) => void,
) {
  const forget = useForget();
  return useMutation({
    mutationFn: step,
    onSuccess: (answer) => {
      toast.success(answer.message);
      onDone?.(answer);
    },
    onError: (error) => toast.error(messageOf(error)),
    onSettled: forget,
  });
}

export const useInvite = (contingentId: number) => {
  const forget = useForget();
  return useMutation({
    mutationFn: (email: string) =>
      callApi(contingentInvitationCalls.invite, { params: { id: contingentId }, body: { email } }),
    onSuccess: ({ message }) => toast.success(message),
    onSettled: forget,
  });
};
export const useWithdrawInvitation = () =>
  useStep((id: number) => callApi(contingentInvitationCalls.withdraw, { params: { id } }));
export const useAcceptInvitation = (onDone?: (answer: { contingent_id: number }) => void) =>
  useStep((by: { id: number } | { token: string }) => callApi(contingentInvitationCalls.accept, { body: by }), onDone);
export const useDeclineInvitation = (onDone?: () => void) =>
  useStep((by: { id: number } | { token: string }) => callApi(contingentInvitationCalls.decline, { body: by }), onDone);
export const useClaim = () =>
  useStep((body: BodyOf<typeof contingentClaimCalls.claim>) => callApi(contingentClaimCalls.claim, { body }));
export const useWithdrawClaim = () =>
  useStep((id: number) => callApi(contingentClaimCalls.withdraw, { params: { id } }));
export const useAcceptClaim = () => useStep((id: number) => callApi(contingentClaimCalls.accept, { params: { id } }));
export const useRefuseClaim = () =>
  useStep(({ id, reason }: { id: number; reason: string }) =>
    callApi(contingentClaimCalls.refuse, { params: { id }, body: { reason } }),
  );
export const useMerge = (keptId: number) =>
  useStep((body: { merged_id: number; fingerprint: string }) =>
    callApi(contingentMergeCalls.merge, { params: { id: keptId }, body }),
  );
export const useUndoMerge = () => useStep((id: number) => callApi(contingentMergeCalls.undo, { params: { id } }));

/** The bell tells of every step of the other side. */
export function useOwnerNews(): void {
  const userId = useCurrentUser().data?.user.id;
  const forget = useForget();
  useTopic(userId === undefined ? null : streams.user(userId), {
    onEvents: (events) => {
      if (events.some(({ type, data }) => type === 'notice.added' && data.notice.kind.startsWith('contingent.'))) {
        void forget();
      }
    },
    onReset: () => void forget(),
  });
}
