// Calls of the schedule list and form.
import * as autoScheduleCalls from '@gelanggang/contract/calls/auto-schedule';
import * as scheduleCalls from '@gelanggang/contract/calls/schedules';
import * as seniScheduleCalls from '@gelanggang/contract/calls/seni-schedules';
import * as tournamentScheduleCalls from '@gelanggang/contract/calls/tournament-schedules';
import { streams } from '@gelanggang/contract/events';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { useMemo } from 'react';
import type { BodyOf } from '@web/lib/calls';
import { HttpError, UnexpectedFormat } from '@web/lib/http';
import { HELD_STILL, useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import { changesPairs } from '@web/live/changes-pairs';
import { isOf, useNewsSparingly } from '@web/live/use-news';
import { scheduleTexts as texts } from './texts';

export type ScheduleBody = BodyOf<typeof scheduleCalls.create>;
export type ScheduleItem = NonNullable<ScheduleBody['matches']>[number];

/** Drafts that stand alone, or all of a tournament's: what is public changes lists and counts. */
export const PUBLIC = [scheduleCalls.list, scheduleCalls.read, autoScheduleCalls.options];

export const usePublishDraft = () =>
  useSend(autoScheduleCalls.publishOne, (id: number) => ({ params: { id } }), {
    forgets: PUBLIC,
    evenRefused: true,
    isTold: true,
  });

/** What cannot be matches is said in a sentence of its own (spec 2 §8). */
function useMatchData<Of extends { error: Error | null }>(query: Of): Of {
  const { error } = query;
  const told = useMemo(
    () => (error instanceof UnexpectedFormat ? new HttpError(error.status, texts.badFormat) : error),
    [error],
  );
  return { ...query, error: told };
}

/** Scheduled matches are fetched along only in edit mode (spec 2 §2). */
export const useSchedulableMatches = (id: number | null, isEdit: boolean) =>
  useMatchData(
    useCall(
      tournamentScheduleCalls.matches,
      id === null ? null : { params: { id }, query: isEdit ? { include_scheduled: true } : {} },
      HELD_STILL,
    ),
  );

/** The seni match list; `round` narrows battles. */
export function useSeniMatches(given: { tournamentId: number | null; mode: string; round: string; isEdit: boolean }) {
  const { tournamentId, mode, round, isEdit } = given;
  const query = {
    tournament_id: tournamentId,
    mode,
    ...(mode === 'battle' && round !== '' ? { round_label: round } : {}),
    ...(isEdit ? { include_scheduled: true } : {}),
  };
  return useMatchData(useCall(seniScheduleCalls.matches, tournamentId === null ? null : { query }, HELD_STILL));
}

/** Labels of the rounds, first round first. Without an answer the form takes those of the loaded matches (spec 2 §7). */
export function useAvailableRounds(id: number | null, kind: MatchKind) {
  const noRetry = { retry: false };
  const params = { id: id ?? 0 };
  const isAsked = (one: MatchKind) => id !== null && kind === one;
  const tanding = useCall(tournamentScheduleCalls.rounds, isAsked('tanding') ? { params } : null, noRetry);
  const seni = useCall(
    seniScheduleCalls.rounds,
    isAsked('seni') ? { params, query: { mode: 'battle' } } : null,
    noRetry,
  );
  const { data } = kind === 'tanding' ? tanding : seni;
  return useMemo(() => data && Object.entries(data.rounds).map(([value, label]) => ({ value, label })), [data]);
}

/** What stands around the edited schedule; fetched again when anything of the tournament's schedules changes. */
export function useScheduleContext(id: number | null) {
  useNewsSparingly(
    id === null ? null : streams.tournament(id),
    (event) => changesPairs(event) || isOf('schedule.saved', 'schedule.removed', 'bracket.drawn')(event),
    tournamentScheduleCalls.context,
  );
  return useCall(tournamentScheduleCalls.context, id === null ? null : { params: { id } });
}
