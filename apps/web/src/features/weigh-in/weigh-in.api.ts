// Calls at the scales; the list is fetched again when somebody weighs or a match is decided.
import { type EventType, streams } from '@gelanggang/contract/events';
import type { Data } from '@gelanggang/contract/http';
import type { CardHolder, WeighInAnswer, WeighInDay } from '@gelanggang/contract/weigh-in';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { http } from '@web/lib/http';
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

export function useWeighInDay(tournamentId: number | undefined, date: string) {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refresh = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => void client.invalidateQueries({ queryKey: ['weigh-in', tournamentId] }),
      GATHER_MS,
    );
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useTopic(tournamentId === undefined ? null : streams.tournament(tournamentId), {
    onEvents: (events) => {
      if (events.some(({ type }) => CHANGES_LIST.has(type))) refresh();
    },
    onReset: refresh,
  });
  return useQuery<WeighInDay>({
    queryKey: ['weigh-in', tournamentId, date],
    queryFn: ({ signal }) =>
      http
        .get<Data<WeighInDay>>(`/tournaments/${tournamentId}/weigh-in`, date ? { date } : undefined, signal)
        .then(({ data }) => data),
    enabled: tournamentId !== undefined,
    placeholderData: keepPreviousData,
  });
}

export interface Weighed {
  participant_id: number;
  date: string;
  /** Left out: did not come. */
  weight?: number;
  /** Of the team, who stand by. */
  officials?: string[];
}

export const previewWeighIn = (body: Weighed): Promise<WeighInAnswer> => http.post('/weigh-ins/preview', body);

export type WeighInStep =
  | { step: 'record'; body: Weighed }
  | { step: 'correct'; id: number; body: { weight?: number; reason: string } }
  | { step: 'walkover'; id: number };

export function useWeighInStep(tournamentId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (one: WeighInStep): Promise<WeighInAnswer> =>
      one.step === 'record'
        ? http.post('/weigh-ins', one.body)
        : one.step === 'correct'
          ? http.post(`/weigh-ins/${one.id}/correct`, one.body)
          : http.post(`/weigh-ins/${one.id}/walkover`),
    onSettled: () => client.invalidateQueries({ queryKey: ['weigh-in', tournamentId] }),
  });
}

export const findCard = (tournamentId: number, code: string): Promise<CardHolder> =>
  http
    .get<Data<CardHolder>>(`/tournaments/${tournamentId}/athlete-cards/${encodeURIComponent(code)}`)
    .then(({ data }) => data);
