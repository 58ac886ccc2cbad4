// Calls at the scales; the list is fetched again when somebody weighs or a match is decided.
import * as weighInCalls from '@gelanggang/contract/calls/weigh-in';
import { streams } from '@gelanggang/contract/events';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { type BodyOf, callApi, keyOf } from '@web/lib/calls';
import { forget, useCall } from '@web/lib/use-call';
import { changesPairs } from '@web/live/changes-pairs';
import { isOf, useNewsSparingly } from '@web/live/use-news';

const CHANGES_LIST = isOf('weigh-in.changed', 'schedule.saved', 'schedule.removed', 'bracket.drawn');

const daysOf = (tournamentId: number) => keyOf(weighInCalls.day, { params: { id: tournamentId } });

export function useWeighInDay(tournamentId: number | undefined, date: string) {
  useNewsSparingly(
    tournamentId === undefined ? null : streams.tournament(tournamentId),
    (event) => CHANGES_LIST(event) || changesPairs(event),
    ...(tournamentId === undefined ? [] : [daysOf(tournamentId)]),
  );
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
