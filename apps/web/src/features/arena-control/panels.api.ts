// Who sits at the arena's panels, their codes, and what the rules propose for the match on the mat.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Data } from '@gelanggang/contract/http';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { PanelSeat } from '@gelanggang/contract/panel-seats';
import type { LiveScore, ResultProposal } from '@gelanggang/contract/scoring';
import { http, messageOf } from '@web/lib/http';
import { lists } from '@web/lib/lists';
import { toast } from '@web/lib/toast';

/** Whether a panel is there changes by the clock alone: the desk looks this often. */
const LOOK_MS = 4_000;

export function usePanelSeats(arenaId: number) {
  return useQuery({
    queryKey: ['panel-seats', arenaId],
    queryFn: ({ signal }) => lists.data<PanelSeat>(`/arenas/${arenaId}/panels`, undefined, signal),
    refetchInterval: LOOK_MS,
  });
}

export function useSeatStep(arenaId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ seat, step }: { seat: number; step: 'code' | 'release' }) =>
      step === 'code'
        ? http.post<Data<PanelSeat[]>>(`/arenas/${arenaId}/panels`, { seat })
        : http.delete<Data<PanelSeat[]>>(`/arenas/${arenaId}/panels/${seat}`),
    onSuccess: ({ data }) => client.setQueryData(['panel-seats', arenaId], data),
    onError: (error) => toast.error(messageOf(error)),
  });
}

/** Asked anew whenever the score, the clock or the round moves on; nothing before the match runs. */
export function useProposal(match: LiveMatch, score: LiveScore | null, phase: string) {
  const query = useQuery({
    queryKey: ['proposal', match.id, phase, score?.blue, score?.red],
    queryFn: ({ signal }) =>
      http.get<Data<ResultProposal>>(`/matches/${match.id}/proposal`, undefined, signal).then(({ data }) => data),
    enabled: match.status === 'ongoing' && match.kind === 'tanding',
    placeholderData: (before) => before,
  });
  return query.data ?? null;
}
