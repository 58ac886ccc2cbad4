// Who sits at the arena's panels, their codes, and what the rules propose for the match on the mat.
import * as scoringCalls from '@gelanggang/contract/calls/scoring';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { LiveScore } from '@gelanggang/contract/scoring';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, keyOf } from '@web/lib/calls';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { useCall } from '@web/lib/use-call';

/** Whether a panel is there changes by the clock alone: the desk looks this often. */
export const LOOK_MS = 4_000;

export function useSeatStep(arenaId: number) {
  const client = useQueryClient();
  const params = { id: arenaId };
  return useMutation({
    mutationFn: ({ seat, step }: { seat: number; step: 'code' | 'release' }) =>
      step === 'code'
        ? callApi(scoringCalls.issue, { params, body: { seat } })
        : callApi(scoringCalls.revoke, { params: { ...params, seat } }),
    onSuccess: (seats) => client.setQueryData(keyOf(scoringCalls.panels, { params }), seats),
    onError: (error) => toast.error(messageOf(error)),
  });
}

/** A code for each of these seats, one after the other. */
export function useSeatCodes(arenaId: number) {
  const client = useQueryClient();
  const params = { id: arenaId };
  return useMutation({
    mutationFn: async (wanted: readonly number[]) => {
      for (const seat of wanted) {
        const seats = await callApi(scoringCalls.issue, { params, body: { seat } });
        client.setQueryData(keyOf(scoringCalls.panels, { params }), seats);
      }
    },
    onError: (error) => toast.error(messageOf(error)),
  });
}

/** Asked anew whenever the score, the clock or the round moves on; nothing before the match runs. */
export function useProposal(match: LiveMatch, score: LiveScore | null, phase: string) {
  const isOn = match.status === 'ongoing' && match.kind === 'tanding';
  const { data } = useCall(scoringCalls.proposal, isOn ? { params: { id: match.id } } : null, {
    also: [phase, score?.sheet_id, score?.revision],
    placeholderData: (before) => before,
  });
  return data ?? null;
}
