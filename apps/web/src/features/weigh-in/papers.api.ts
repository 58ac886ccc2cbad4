// Calls of the athletes' papers; the list follows what others note meanwhile.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AthletePapers, PaperAnswer } from '@gelanggang/contract/athlete-papers';
import { streams } from '@gelanggang/contract/events';
import type { Data } from '@gelanggang/contract/http';
import { http } from '@web/lib/http';
import { useTopic } from '@web/live/use-live';

const keyOf = (tournamentId: number | undefined) => ['athlete-papers', tournamentId] as const;

export function usePapers(tournamentId: number | undefined) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: keyOf(tournamentId) });
  useTopic(tournamentId === undefined ? null : streams.tournament(tournamentId), {
    onEvents: (events) => {
      if (events.some(({ type }) => type === 'weigh-in.changed')) refresh();
    },
    onReset: refresh,
  });
  return useQuery({
    queryKey: keyOf(tournamentId),
    queryFn: ({ signal }) =>
      http
        .get<Data<AthletePapers>>(`/tournaments/${tournamentId}/athlete-papers`, undefined, signal)
        .then(({ data }) => data),
    enabled: tournamentId !== undefined,
  });
}

export interface PaperBody {
  health_letter_on: string;
  has_statement: boolean;
  first_weight?: number;
  version: number;
}

export function useSavePaper(tournamentId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: number; body: PaperBody }) => http.put<PaperAnswer>(`/athlete-papers/${id}`, body),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(tournamentId) }),
  });
}

export function useSavePaperSettings(tournamentId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { due_on: string; first_weigh_in_on: string; version: number }) =>
      http.put<{ message: string }>(`/tournaments/${tournamentId}/athlete-papers`, body),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(tournamentId) }),
  });
}
