// Calls of the schedule list and form.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Data, Paginated } from '@gelanggang/contract/http';
import type { SavedScheduleAnswer, SchedulablePool, ScheduleAnswer, ScheduleRow } from '@gelanggang/contract/schedules';
import type { ArenaAnswer, TournamentCard } from '@gelanggang/contract/tournaments';
import { http, HttpError, type Query } from '@web/lib/http';
import { scheduleTexts as texts } from './texts';

export function useSchedules(query: Query) {
  return useQuery({
    queryKey: ['match-schedules', query],
    queryFn: ({ signal }) => http.get<Paginated<ScheduleRow>>('/match-schedules', query, signal),
    placeholderData: keepPreviousData,
  });
}

export function useDeleteSchedule() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => http.delete<{ message: string }>(`/match-schedules/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: ['match-schedules'] }),
  });
}

export function useSchedule(id: number | null) {
  return useQuery({
    queryKey: ['match-schedule', id],
    queryFn: ({ signal }) =>
      http.get<Data<ScheduleAnswer>>(`/match-schedules/${id}`, undefined, signal).then(({ data }) => data),
    enabled: id !== null,
    // what is being edited must not change under the hands that edit it; saving tells when it has
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function useTournaments() {
  return useQuery({
    queryKey: ['tournaments', 'active'],
    queryFn: ({ signal }) => http.get<TournamentCard[]>('/tournaments/active', undefined, signal),
  });
}

export function useArenas(tournamentId: number | null) {
  return useQuery({
    queryKey: ['tournament-arenas', tournamentId],
    queryFn: ({ signal }) =>
      http.get<Data<ArenaAnswer[]>>(`/tournaments/${tournamentId}/arenas`, undefined, signal).then(({ data }) => data),
    enabled: tournamentId !== null,
  });
}

/** Scheduled matches are fetched along only in edit mode (spec 2 §2). */
export function useSchedulableMatches(tournamentId: number | null, isEdit: boolean) {
  return useQuery({
    queryKey: ['schedulable-matches', tournamentId, isEdit],
    queryFn: async ({ signal }) => {
      const query = isEdit ? { include_scheduled: true } : {};
      const answer = await http.get<Data<SchedulablePool[]>>(`/tournaments/${tournamentId}/matches`, query, signal);
      if (!Array.isArray(answer.data)) throw new HttpError(0, texts.badFormat);
      return answer.data;
    },
    enabled: tournamentId !== null,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export interface ScheduleBody {
  tournament_id: number;
  tournament_arena_id: number | undefined;
  scheduled_date: string;
  start_time: string;
  end_time: string;
  note: string;
  age_category_id: number | undefined;
  match_category_id: number | undefined;
  round_label: string | undefined;
  version: number | undefined;
  matches: { tournament_match_id: number; order: number; start_time: string; note: string }[];
}

export function useSaveSchedule(id: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ScheduleBody) =>
      id === null
        ? http.post<SavedScheduleAnswer>('/match-schedules', body)
        : http.put<SavedScheduleAnswer>(`/match-schedules/${id}`, body),
    onSuccess: () => client.invalidateQueries({ queryKey: ['match-schedules'] }),
  });
}
