// Calls of who manages a contingent: invitations, claims, and merging two, with news of them while they are looked at.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MergedAnswer, MergePreview, MergeRow } from '@gelanggang/contract/contingent-merges';
import type {
  ContingentGlimpse,
  InvitationRow,
  InvitedAnswer,
  OwnClaimRow,
  OwnershipAnswer,
  WaitingClaimRow,
} from '@gelanggang/contract/contingent-owners';
import { streams } from '@gelanggang/contract/events';
import type { Data } from '@gelanggang/contract/http';
import { useCurrentUser } from '@web/app/account';
import { http, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { useTopic } from '@web/live/use-live';

const OWNERS = 'contingent-owners';

const list = <T>(path: string, isEnabled = true) => ({
  queryKey: [OWNERS, path],
  queryFn: ({ signal }: { signal: AbortSignal }) => http.get<Data<T>>(path, undefined, signal).then(({ data }) => data),
  enabled: isEnabled,
});

export const useOwnInvitations = () => useQuery(list<InvitationRow[]>('/contingent-invitations'));
export const useOwnClaims = () => useQuery(list<OwnClaimRow[]>('/contingent-claims'));
export const useWaitingClaims = () => useQuery(list<WaitingClaimRow[]>('/contingent-claims/waiting'));
export const useMerges = () => useQuery(list<MergeRow[]>('/contingent-merges'));
export const useOwnership = (id: number) => useQuery(list<OwnershipAnswer['data']>(`/contingents/${id}/ownership`));

/** By the own address, or by a name and its regency; both are asked of the server only when there is something to ask. */
export function useOffered(like?: { name: string; districtId: string }) {
  const query = like ? `?${new URLSearchParams({ name: like.name, district_id: like.districtId }).toString()}` : '';
  return useQuery(
    list<ContingentGlimpse[]>(
      `/contingent-claims/offered${query}`,
      like === undefined || (like.name.length >= 3 && like.districtId !== ''),
    ),
  );
}

export function useMergePreview(keptId: number, mergedId: number | null) {
  return useQuery({
    ...list<MergePreview>(`/contingents/${keptId}/merge-preview?merged_id=${mergedId}`, mergedId !== null),
    // what is confirmed is what stands now
    gcTime: 0,
    staleTime: 0,
  });
}

/** Everything that shows contingents, or whose they are. */
function useForget() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [[OWNERS], ['contingents'], ['contingent'], ['my-contingents'], ['lookup'], ['team-members'], ['payments']].map(
        (queryKey) => client.invalidateQueries({ queryKey }),
      ),
    );
}

interface Said {
  message: string;
}

/** Says what the server answered, good or bad; whatever it was, the lists are read anew. */
function useStep<Given, Answer extends Said>(step: (given: Given) => Promise<Answer>) {
  const forget = useForget();
  return useMutation({
    mutationFn: step,
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: forget,
  });
}

export const useInvite = (contingentId: number) => {
  const forget = useForget();
  return useMutation({
    mutationFn: (email: string) => http.post<InvitedAnswer>(`/contingents/${contingentId}/invitations`, { email }),
    onSuccess: ({ message }) => toast.success(message),
    onSettled: forget,
  });
};
export const useWithdrawInvitation = () => useStep((id: number) => http.delete<Said>(`/contingent-invitations/${id}`));
export const useAcceptInvitation = () =>
  useStep((by: { id: number } | { token: string }) =>
    http.post<Said & { contingent_id: number }>('/contingent-invitations/accept', by),
  );
export const useDeclineInvitation = () =>
  useStep((by: { id: number } | { token: string }) => http.post<Said>('/contingent-invitations/decline', by));
export const useClaim = () => useStep((body: object) => http.post<Said>('/contingent-claims', body));
export const useWithdrawClaim = () => useStep((id: number) => http.delete<Said>(`/contingent-claims/${id}`));
export const useAcceptClaim = () => useStep((id: number) => http.post<Said>(`/contingent-claims/${id}/accept`));
export const useRefuseClaim = () =>
  useStep(({ id, reason }: { id: number; reason: string }) =>
    http.post<Said>(`/contingent-claims/${id}/refuse`, { reason }),
  );
export const useMerge = (keptId: number) =>
  useStep((body: { merged_id: number; fingerprint: string }) =>
    http.post<MergedAnswer>(`/contingents/${keptId}/merge`, body),
  );
export const useUndoMerge = () => useStep((id: number) => http.post<Said>(`/contingent-merges/${id}/undo`));

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
