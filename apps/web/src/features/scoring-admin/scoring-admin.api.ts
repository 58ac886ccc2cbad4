// What panels scored in a tournament, and the rule by which taps become points.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Data, Paginated } from '@gelanggang/contract/http';
import type { ScoringSettings } from '@gelanggang/contract/scoring';
import type { ScoredDay, ScoredJudge } from '@gelanggang/contract/scoring-statistics';
import { http } from '@web/lib/http';

export interface ScoredFilter {
  arena_id?: number;
  date?: string;
}

const KEY = (tournamentId: number) => ['scored', tournamentId];

export function useScoredPage<Row>(
  list: 'scored-matches' | 'scored-athletes',
  tournamentId: number,
  query: ScoredFilter & { page: number; perPage: number; search: string },
) {
  return useQuery<Paginated<Row>>({
    queryKey: [...KEY(tournamentId), list, query],
    queryFn: ({ signal }) => http.get<Paginated<Row>>(`/tournaments/${tournamentId}/${list}`, { ...query }, signal),
    placeholderData: keepPreviousData,
  });
}

export function useScoredJudges(tournamentId: number, query: ScoredFilter) {
  return useQuery({
    queryKey: [...KEY(tournamentId), 'judges', query],
    queryFn: ({ signal }) =>
      http
        .get<Data<ScoredJudge[]>>(`/tournaments/${tournamentId}/scored-judges`, { ...query }, signal)
        .then(({ data }) => data),
    placeholderData: (before) => before,
  });
}

export function useScoredDays(tournamentId: number) {
  return useQuery({
    queryKey: [...KEY(tournamentId), 'days'],
    queryFn: ({ signal }) =>
      http
        .get<Data<ScoredDay[]>>(`/tournaments/${tournamentId}/scored-days`, undefined, signal)
        .then(({ data }) => data),
  });
}

export function useScoringRule(tournamentId: number) {
  return useQuery({
    queryKey: ['scoring-rule', tournamentId],
    queryFn: ({ signal }) =>
      http
        .get<Data<ScoringSettings>>(`/tournaments/${tournamentId}/scoring-rule`, undefined, signal)
        .then(({ data }) => data),
  });
}

export function useSaveScoringRule(tournamentId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Record<keyof ScoringSettings, string | number>) =>
      http.put<Data<ScoringSettings> & { message: string }>(`/tournaments/${tournamentId}/scoring-rule`, body),
    onSuccess: ({ data }) => client.setQueryData(['scoring-rule', tournamentId], data),
  });
}
