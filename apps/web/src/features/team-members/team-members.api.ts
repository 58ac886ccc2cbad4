// Calls of the list of athletes: the page, and the lookups of its filters.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AgeCategoryAnswer, ClassAnswer, MatchCategoryAnswer } from '@gelanggang/contract/categories';
import { streams } from '@gelanggang/contract/events';
import type { Paginated } from '@gelanggang/contract/http';
import type { TeamMemberRow } from '@gelanggang/contract/team-members';
import type { TournamentName } from '@gelanggang/contract/tournaments';
import { http, type Query } from '@web/lib/http';
import { useTopic } from '@web/live/use-live';

export function useTeamMembers(query: Query) {
  return useQuery({
    queryKey: ['team-members', query],
    queryFn: ({ signal }) => http.get<Paginated<TeamMemberRow>>('/team-members', query, signal),
    placeholderData: keepPreviousData,
  });
}

/** An import or a payment of the chosen tournament changes the list while it is looked at; only its staff hear of it. */
export function useMemberNews(tournamentId: number | undefined): void {
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: ['team-members'] });
  useTopic(tournamentId === undefined ? null : streams.staff(tournamentId), {
    onEvents: (events) => {
      if (events.some((event) => event.type === 'entries.changed' || event.type === 'billing.changed')) refetch();
    },
    onReset: refetch,
  });
}

function useList<T>(path: string, query: Query = {}, isEnabled = true): T[] {
  const { data } = useQuery({
    queryKey: ['lookup', path, query],
    queryFn: ({ signal }) => http.get<T[]>(path, query, signal),
    enabled: isEnabled,
    staleTime: 5 * 60_000,
  });
  return data ?? [];
}

/** What the filters offer; classes once an age category is chosen. */
export function useMemberFilters(ageCategoryId: number | undefined) {
  return {
    tournaments: useList<TournamentName>('/tournaments/all'),
    matchCategories: useList<MatchCategoryAnswer>('/match-categories'),
    ageCategories: useList<AgeCategoryAnswer>('/age-categories'),
    classes: useList<ClassAnswer>(
      '/fetch-category-classes',
      { age_category_id: ageCategoryId },
      ageCategoryId !== undefined,
    ),
  };
}
