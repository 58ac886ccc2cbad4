// Calls of the schedule list and form.
import type { Every } from '@gelanggang/contract/every';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Data } from '@gelanggang/contract/http';
import { streams, type EventType } from '@gelanggang/contract/events';
import type { PartaiNumbersAnswer, RenumberAnswer, ScheduleContext } from '@gelanggang/contract/schedule-context';
import type {
  AvailableRoundsAnswer,
  SavedScheduleAnswer,
  SchedulablePool,
  ScheduleAnswer,
  ScheduleRow,
} from '@gelanggang/contract/schedules';
import type { SchedulableSeniGroup } from '@gelanggang/contract/seni-schedules';
import type { PartaiNumbering } from '@gelanggang/domain/schedule/partai-numbers';
import type { ArenaAnswer, TournamentCard } from '@gelanggang/contract/tournaments';
import { http, HttpError, UnexpectedFormat, type Query } from '@web/lib/http';
import { lists } from '@web/lib/lists';
import { useTopic } from '@web/live/use-live';
import { scheduleTexts as texts } from './texts';

export function useSchedules(query: Query) {
  return useQuery({
    queryKey: ['match-schedules', query],
    queryFn: ({ signal }) => lists.page<ScheduleRow>('/match-schedules', query, signal),
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
    queryFn: ({ signal }) => lists.rows<TournamentCard>('/tournaments/active', undefined, signal),
  });
}

export function useArenas(tournamentId: number | null) {
  return useQuery({
    queryKey: ['tournament-arenas', tournamentId],
    queryFn: ({ signal }) => lists.data<ArenaAnswer>(`/tournaments/${tournamentId}/arenas`, undefined, signal),
    enabled: tournamentId !== null,
  });
}

/** What is being chosen from must not change under the hands that choose. */
const HELD_STILL = { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false } as const;

/** What cannot be matches is said in a sentence of its own (spec 2 §8). */
async function matchData<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof UnexpectedFormat ? new HttpError(error.status, texts.badFormat) : error;
  }
}

/** Scheduled matches are fetched along only in edit mode (spec 2 §2). */
export function useSchedulableMatches(tournamentId: number | null, isEdit: boolean) {
  return useQuery({
    queryKey: ['schedulable-matches', tournamentId, isEdit],
    queryFn: async ({ signal }) => {
      const query = isEdit ? { include_scheduled: true } : {};
      return matchData(() => lists.data<SchedulablePool>(`/tournaments/${tournamentId}/matches`, query, signal));
    },
    enabled: tournamentId !== null,
    ...HELD_STILL,
  });
}

/** The seni match list; `round` narrows battles. */
export function useSeniMatches(given: { tournamentId: number | null; mode: string; round: string; isEdit: boolean }) {
  const { tournamentId, mode, round, isEdit } = given;
  return useQuery({
    queryKey: ['seni-match-list', tournamentId, mode, round, isEdit],
    queryFn: async ({ signal }) => {
      const query = {
        tournament_id: tournamentId,
        mode,
        ...(mode === 'battle' && round !== '' ? { round_label: round } : {}),
        ...(isEdit ? { include_scheduled: true } : {}),
      };
      return matchData(() => lists.data<SchedulableSeniGroup>('/seni/match-list', query, signal));
    },
    enabled: tournamentId !== null,
    ...HELD_STILL,
  });
}

/** Labels of the rounds, first round first. Without an answer the form takes those of the loaded matches (spec 2 §7). */
export function useAvailableRounds(tournamentId: number | null, kind: 'tanding' | 'seni') {
  const path =
    kind === 'tanding'
      ? `/tournaments/${tournamentId}/available-rounds`
      : `/seni/tournament/${tournamentId}/available-rounds`;
  return useQuery({
    queryKey: ['available-rounds', kind, tournamentId],
    queryFn: ({ signal }) =>
      http
        .get<AvailableRoundsAnswer>(path, kind === 'seni' ? { mode: 'battle' } : undefined, signal)
        .then((answer) => Object.entries(answer.rounds).map(([value, label]) => ({ value, label }))),
    enabled: tournamentId !== null,
    retry: false,
  });
}

/** What stands around the edited schedule; fetched again when anything of the tournament's schedules changes. */
export function useScheduleContext(tournamentId: number | null) {
  const client = useQueryClient();
  const queryKey = ['schedule-context', tournamentId];
  const refetch = () => void client.invalidateQueries({ queryKey });
  useTopic(tournamentId === null ? null : streams.tournament(tournamentId), {
    onEvents: (events) => {
      if (events.some(({ type }) => CHANGES_CONTEXT.includes(type))) refetch();
    },
    onReset: refetch,
  });
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      http
        .get<Data<ScheduleContext>>(`/tournaments/${tournamentId}/schedule-context`, undefined, signal)
        .then((answer) => answer.data),
    enabled: tournamentId !== null,
  });
}

const CHANGES_CONTEXT: readonly EventType[] = [
  'schedule.saved',
  'schedule.removed',
  'bracket.drawn',
  'matches.changed',
];

export function usePartaiNumbers(tournamentId: number | null) {
  return useQuery({
    queryKey: ['partai-numbers', tournamentId],
    queryFn: ({ signal }) =>
      http
        .get<Data<PartaiNumbersAnswer>>(`/tournaments/${tournamentId}/partai-numbers`, undefined, signal)
        .then((answer) => answer.data),
    enabled: tournamentId !== null,
  });
}

export function useRenumber() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ tournamentId, numbering }: { tournamentId: number; numbering: PartaiNumbering }) =>
      http.put<RenumberAnswer>(`/tournaments/${tournamentId}/partai-numbers`, { numbering }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['match-schedules'] }),
        client.invalidateQueries({ queryKey: ['partai-numbers'] }),
      ]),
  });
}

export function useAnnounce() {
  return useMutation({
    mutationFn: (id: number) => http.post<{ message: string }>(`/match-schedules/${id}/announce`, {}),
  });
}

export interface ScheduleBody {
  tournament_id: number | undefined;
  tournament_arena_id: number | undefined;
  scheduled_date: string;
  start_time: string;
  end_time: string;
  note: string;
  is_draft: boolean;
  age_category_id: number | Every;
  /** Tanding only. */
  match_category_id?: number | Every;
  /** Tanding only. */
  category_class_id?: number | Every;
  /** Tanding only. */
  round_label?: string | undefined;
  /** Seni only. */
  mode?: string;
  /** What is unusual was shown, and is meant. */
  is_confirmed: boolean;
  version: number | undefined;
  matches: ScheduleItem[];
}

export interface ScheduleItem {
  tournament_match_id?: number;
  seni_match_id?: number;
  order: number;
  start_time: string;
  note: string;
  /** Of a seni battle. */
  round?: number | null;
  round_label?: string;
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
