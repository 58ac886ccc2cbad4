// Calls of the insight pages; news of entries and payments fetch them again.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import * as insightCalls from '@gelanggang/contract/calls/insight';
import * as locationCalls from '@gelanggang/contract/calls/locations';
import { streams } from '@gelanggang/contract/events';
import type { NamedAnswer } from '@gelanggang/contract/categories';
import { callApi } from '@web/lib/calls';
import type { Query } from '@web/lib/http';
import { useLookup } from '@web/lib/lookups.api';
import { useTopic } from '@web/live/use-live';

export function useInsight(tournamentId: number, filters: Query) {
  return useQuery({
    queryKey: ['insight', tournamentId, 'figures', filters],
    queryFn: ({ signal }) => callApi(insightCalls.insight, { params: { id: tournamentId }, query: filters }, signal),
    placeholderData: keepPreviousData,
  });
}

export function useInsightMembers(tournamentId: number, query: Query) {
  return useQuery({
    queryKey: ['insight', tournamentId, 'members', query],
    queryFn: ({ signal }) => callApi(insightCalls.members, { params: { id: tournamentId }, query }, signal),
    placeholderData: keepPreviousData,
  });
}

export function useTournamentInsights() {
  return useQuery({
    queryKey: ['insight', 'tournaments'],
    queryFn: ({ signal }) => callApi(insightCalls.tournaments, {}, signal),
  });
}

export const useProvinces = (): NamedAnswer[] => useLookup(locationCalls.provinces, {}, { freshMs: 3_600_000 }).rows;

/** Registrations, payments and members of a tournament move its figures. */
export function useInsightNews(tournamentId: number): void {
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: ['insight', tournamentId] });
  useTopic(streams.staff(tournamentId), {
    onEvents: (events) => {
      if (events.some(({ type }) => type === 'entries.changed' || type === 'billing.changed')) refetch();
    },
    onReset: refetch,
  });
}
