// Calls at the scales; the list is fetched again when somebody weighs or a match is decided.
import * as weighInCalls from '@gelanggang/contract/calls/weigh-in';
import { type EventType, streams } from '@gelanggang/contract/events';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type BodyOf, callApi, keyOf } from '@web/lib/calls';
import { forget, useCall } from '@web/lib/use-call';
import { useTopic } from '@web/live/use-live';

const CHANGES_LIST: ReadonlySet<EventType> = new Set([
  'weigh-in.changed',
  'matches.changed',
  'schedule.saved',
  'schedule.removed',
  'bracket.drawn',
]);

/** Several steps of a moment are one question. */
const GATHER_MS = 500;

const daysOf = (tournamentId: number) => keyOf(weighInCalls.day, { params: { id: tournamentId } });

export function useWeighInDay(tournamentId: number | undefined, date: string) {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refresh = () => {
    clearTimeout(timer.current);
    if (tournamentId === undefined) return;
    timer.current = setTimeout(() => void forget(client, daysOf(tournamentId)), GATHER_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useTopic(tournamentId === undefined ? null : streams.tournament(tournamentId), {
    onEvents: (events) => {
      if (events.some(({ type }) => CHANGES_LIST.has(type))) refresh();
    },
    onReset: refresh,
  });
  return useCall(
    weighInCalls.day,
    tournamentId === undefined ? null : { params: { id: tournamentId }, query: date ? { date } : {} },
    { placeholderData: keepPreviousData },
  );
}

/** Without a weight: did not come. */
export type Weighed = BodyOf<typeof weighInCalls.record>;

export type WeighInStep =
  | { step: 'record'; body: Weighed }
  | { step: 'correct'; id: number; body: BodyOf<typeof weighInCalls.correct> }
  | { step: 'walkover'; id: number };

function send(one: WeighInStep) {
  switch (one.step) {
    case 'record':
      return callApi(weighInCalls.record, { body: one.body });
    case 'correct':
      return callApi(weighInCalls.correct, { params: { id: one.id }, body: one.body });
    case 'walkover':
      return callApi(weighInCalls.walkover, { params: { id: one.id } });
  }
}

export function useWeighInStep(tournamentId: number) {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, onSettled: () => forget(client, daysOf(tournamentId)) });
}
