// Calls of the insight pages; news of entries and payments fetch them again.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { streams } from '@gelanggang/contract/events';
import type { Insight, InsightMember, TournamentInsight } from '@gelanggang/contract/insight';
import type { NamedAnswer } from '@gelanggang/contract/categories';
import { http, type Query } from '@web/lib/http';
import { lists } from '@web/lib/lists';
import { useTopic } from '@web/live/use-live';

export function useInsight(tournamentId: number, filters: Query) {
  return useQuery({
    queryKey: ['insight', tournamentId, 'figures', filters],
    queryFn: ({ signal }) => http.get<Insight>(`/tournaments/${tournamentId}/insight`, filters, signal),
    placeholderData: keepPreviousData,
  });
}

export function useInsightMembers(tournamentId: number, query: Query) {
  return useQuery({
    queryKey: ['insight', tournamentId, 'members', query],
    queryFn: ({ signal }) => lists.page<InsightMember>(`/tournaments/${tournamentId}/insight/members`, query, signal),
    placeholderData: keepPreviousData,
  });
}

export function useTournamentInsights() {
  return useQuery({
    queryKey: ['insight', 'tournaments'],
    queryFn: ({ signal }) => lists.rows<TournamentInsight>('/insight/tournaments', undefined, signal),
  });
}

export function useProvinces(): NamedAnswer[] {
  const { data } = useQuery({
    queryKey: ['lookup', '/provinces'],
    queryFn: ({ signal }) => lists.rows<NamedAnswer>('/provinces', undefined, signal),
    staleTime: 3_600_000,
  });
  return data ?? [];
}

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
