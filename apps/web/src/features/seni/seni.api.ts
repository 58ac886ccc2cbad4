// Calls of seni, and how live news make them fetched again.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { streams, type LoggedEvent } from '@gelanggang/contract/events';
import type { Data } from '@gelanggang/contract/http';
import type {
  LostSchedule,
  SeniBracketAnswer,
  SeniDrawAnswer,
  SeniDrawing,
  SeniGroup,
  SeniPoolAnswer,
  SeniRedrawAnswer,
  SeniUnitsAnswer,
} from '@gelanggang/contract/seni-answers';
import { http } from '@web/lib/http';
import { lists } from '@web/lib/lists';
import { useTopic } from '@web/live/use-live';

export function useSeniGroups(tournamentId: number | undefined) {
  return useQuery({
    queryKey: ['seni', 'groups', tournamentId],
    queryFn: ({ signal }) => lists.data<SeniGroup>('/seni/matches', { tournament_id: tournamentId }, signal),
    enabled: tournamentId !== undefined,
  });
}

export function useSeniPool(poolId: number) {
  return useQuery({
    queryKey: ['seni', 'pool', poolId],
    queryFn: ({ signal }) =>
      http.get<Data<SeniPoolAnswer>>(`/seni/pools/${poolId}`, undefined, signal).then((answer) => answer.data),
  });
}

export function useSeniBracket(poolId: number) {
  return useQuery({
    queryKey: ['seni', 'bracket', poolId],
    // spec 2 §7: with a cache-busting param
    queryFn: ({ signal }) => http.get<SeniBracketAnswer>(`/seni/pools/${poolId}/bracket`, { t: Date.now() }, signal),
  });
}

export function useSeniDrawing(id: number | null) {
  return useQuery({
    queryKey: ['seni', 'drawing', id],
    queryFn: ({ signal }) =>
      http.get<Data<SeniDrawing>>(`/seni/drawings/${id}`, undefined, signal).then((answer) => answer.data),
    enabled: id !== null,
    gcTime: 0,
  });
}

export interface SeniEventQuery {
  tournament_id: number;
  match_category_id: number;
  age_category_id: number;
  gender: 'male' | 'female';
}

export function useSeniUnits(event: SeniEventQuery | null) {
  return useQuery({
    queryKey: ['seni', 'units', event],
    queryFn: ({ signal }) =>
      http.get<Data<SeniUnitsAnswer>>('/seni/units', { ...event }, signal).then((answer) => answer.data),
    enabled: event !== null,
  });
}

const OF_SENI = ['bracket.drawn', 'pool.changed', 'matches.changed', 'schedule.saved', 'schedule.removed'];

/** Keeps lists, pools and rankings equal to the database while they are shown. */
export function useSeniNews(tournamentId: number | undefined): void {
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: ['seni'] });
  const isNews = (event: LoggedEvent): boolean =>
    event.type === 'matches.changed'
      ? event.data.matches.some((match) => match.kind === 'seni')
      : OF_SENI.includes(event.type);
  useTopic(tournamentId === undefined ? null : streams.tournament(tournamentId), {
    onEvents: (events) => {
      if (events.some(isNews)) refetch();
      if (events.some(({ type }) => type === 'bracket.drawn' || type === 'pool.changed')) {
        void client.invalidateQueries({ queryKey: ['pool-draws'] });
      }
    },
    onReset: refetch,
  });
}

function useSeniMutation<Answer, Given>(send: (given: Given) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => client.invalidateQueries({ queryKey: ['seni'] }),
  });
}

export const useRegenerateGroup = () =>
  useSeniMutation((body: SeniEventQuery & { mode: string; bracket_type?: string; stage: number; reason: string }) =>
    http.post<SeniDrawAnswer>('/seni/matches/regenerate', body),
  );

export const useRegeneratePool = (poolId: number) =>
  useSeniMutation((body: { draw_number?: number; reason: string }) =>
    http.post<SeniRedrawAnswer>(`/seni/matches/${poolId}/regenerate-pool`, body),
  );

export const useRemoveDrawing = () =>
  useSeniMutation((id: number) => http.delete<{ message: string; schedules: LostSchedule[] }>(`/seni/drawings/${id}`));

export const useAdvance = (drawingId: number) =>
  useSeniMutation((body: { mode: string; bracket_type?: string }) =>
    http.post<SeniDrawAnswer>(`/seni/drawings/${drawingId}/advance`, body),
  );

export const useSaveTeams = (event: SeniEventQuery | null) =>
  useSeniMutation((body: { contingent_id: number; teams: number[][] }) =>
    http.put<Data<SeniUnitsAnswer>>('/seni/units', { ...event, ...body }),
  );
