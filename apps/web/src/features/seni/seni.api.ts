// Calls of seni, and how live news make them fetched again.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as seniCalls from '@gelanggang/contract/calls/seni';
import * as drawTrustCalls from '@gelanggang/contract/calls/draw-trust';
import { streams, type LoggedEvent } from '@gelanggang/contract/events';
import type { Gender } from '@gelanggang/domain/words/genders';
import { callApi } from '@web/lib/calls';
import { forget } from '@web/lib/use-call';
import { useTopic } from '@web/live/use-live';

export function useSeniGroups(tournamentId: number | undefined) {
  return useQuery({
    queryKey: ['seni', 'groups', tournamentId],
    queryFn: ({ signal }) => callApi(seniCalls.matches, { query: { tournament_id: tournamentId } }, signal),
    enabled: tournamentId !== undefined,
  });
}

export function useSeniPool(poolId: number) {
  return useQuery({
    queryKey: ['seni', 'pool', poolId],
    queryFn: ({ signal }) => callApi(seniCalls.pool, { params: { id: poolId } }, signal),
  });
}

export function useSeniBracket(poolId: number) {
  return useQuery({
    queryKey: ['seni', 'bracket', poolId],
    queryFn: ({ signal }) => callApi(seniCalls.bracket, { params: { id: poolId } }, signal),
  });
}

export function useSeniDrawing(id: number | null) {
  return useQuery({
    queryKey: ['seni', 'drawing', id],
    queryFn: ({ signal }) => callApi(seniCalls.drawing, { params: { id: id ?? 0 } }, signal),
    enabled: id !== null,
    gcTime: 0,
  });
}

export interface SeniEventQuery {
  tournament_id: number;
  match_category_id: number;
  age_category_id: number;
  nomor: string;
  gender: Gender;
}

export function useSeniUnits(event: SeniEventQuery | null) {
  return useQuery({
    queryKey: ['seni', 'units', event],
    queryFn: ({ signal }) => callApi(seniCalls.units, { query: { ...event } }, signal),
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
        void forget(client, drawTrustCalls.draws);
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
    callApi(seniCalls.regenerate, { body }),
  );

export const useRegeneratePool = (poolId: number) =>
  useSeniMutation((body: { draw_number?: number; reason: string }) =>
    callApi(seniCalls.redrawPool, { params: { poolId }, body }),
  );

export const useRemoveDrawing = () => useSeniMutation((id: number) => callApi(seniCalls.remove, { params: { id } }));

export const useAdvance = (drawingId: number) =>
  useSeniMutation((body: { mode: string; bracket_type?: string }) =>
    callApi(seniCalls.advance, { params: { id: drawingId }, body }),
  );

export const useSaveTeams = (event: SeniEventQuery) =>
  useSeniMutation((body: { contingent_id: number; teams: number[][] }) =>
    callApi(seniCalls.putTogether, { body: { ...event, ...body } }),
  );
