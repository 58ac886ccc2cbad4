// Calls of the schedule list and form.
import * as scheduleCalls from '@gelanggang/contract/calls/schedules';
import * as seniScheduleCalls from '@gelanggang/contract/calls/seni-schedules';
import * as tournamentScheduleCalls from '@gelanggang/contract/calls/tournament-schedules';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { Every } from '@gelanggang/contract/every';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { streams, type EventType } from '@gelanggang/contract/events';
import type { PartaiNumbering } from '@gelanggang/domain/schedule/partai-numbers';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { callApi } from '@web/lib/calls';
import { HttpError, UnexpectedFormat, type Query } from '@web/lib/http';
import { useCall } from '@web/lib/use-call';
import { useTopic } from '@web/live/use-live';
import { scheduleTexts as texts } from './texts';

export function useSchedules(query: Query) {
  return useQuery({
    queryKey: ['match-schedules', query],
    queryFn: ({ signal }) => callApi(scheduleCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

export function useDeleteSchedule() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callApi(scheduleCalls.remove, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['match-schedules'] }),
  });
}

export function useSchedule(id: number | null) {
  return useQuery({
    queryKey: ['match-schedule', id],
    queryFn: ({ signal }) => callApi(scheduleCalls.read, { params: { id: id ?? 0 } }, signal),
    enabled: id !== null,
    // what is being edited must not change under the hands that edit it; saving tells when it has
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export const useTournaments = () => useCall(tournamentCalls.active);

export function useArenas(tournamentId: number | null) {
  return useQuery({
    queryKey: ['tournament-arenas', tournamentId],
    queryFn: ({ signal }) => callApi(tournamentCalls.arenas, { params: { id: tournamentId ?? 0 } }, signal),
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
      return matchData(() =>
        callApi(tournamentScheduleCalls.matches, { params: { id: tournamentId ?? 0 }, query }, signal),
      );
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
      return matchData(() => callApi(seniScheduleCalls.matches, { query }, signal));
    },
    enabled: tournamentId !== null,
    ...HELD_STILL,
  });
}

/** Labels of the rounds, first round first. Without an answer the form takes those of the loaded matches (spec 2 §7). */
export function useAvailableRounds(tournamentId: number | null, kind: MatchKind) {
  const params = { id: tournamentId ?? 0 };
  return useQuery({
    queryKey: ['available-rounds', kind, tournamentId],
    queryFn: ({ signal }) =>
      (kind === 'tanding'
        ? callApi(tournamentScheduleCalls.rounds, { params }, signal)
        : callApi(seniScheduleCalls.rounds, { params, query: { mode: 'battle' } }, signal)
      ).then((answer) => Object.entries(answer.rounds).map(([value, label]) => ({ value, label }))),
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
    queryFn: ({ signal }) => callApi(tournamentScheduleCalls.context, { params: { id: tournamentId ?? 0 } }, signal),
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
      callApi(tournamentScheduleCalls.partaiNumbers, { params: { id: tournamentId ?? 0 } }, signal),
    enabled: tournamentId !== null,
  });
}

export function useRenumber() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ tournamentId, numbering }: { tournamentId: number; numbering: PartaiNumbering }) =>
      callApi(tournamentScheduleCalls.renumber, { params: { id: tournamentId ?? 0 }, body: { numbering } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['match-schedules'] }),
        client.invalidateQueries({ queryKey: ['partai-numbers'] }),
      ]),
  });
}

export function useAnnounce() {
  return useMutation({
    mutationFn: (id: number) => callApi(scheduleCalls.announce, { params: { id } }),
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
      id === null ? callApi(scheduleCalls.create, { body }) : callApi(scheduleCalls.update, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['match-schedules'] }),
  });
}
