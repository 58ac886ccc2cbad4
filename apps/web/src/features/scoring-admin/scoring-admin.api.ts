// What panels scored in a tournament, and the rule by which taps become points.
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Data, Paginated } from '@gelanggang/contract/http';
import type { ScoringSettings } from '@gelanggang/contract/scoring';
import type { ScoredDay, ScoredJudge } from '@gelanggang/contract/scoring-statistics';
import { http } from '@web/lib/http';
import { lists } from '@web/lib/lists';
import type { VersionedRecord } from '@web/lib/records.api';

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
    queryFn: ({ signal }) => lists.page<Row>(`/tournaments/${tournamentId}/${list}`, { ...query }, signal),
    placeholderData: keepPreviousData,
  });
}

export function useScoredJudges(tournamentId: number, query: ScoredFilter) {
  return useQuery({
    queryKey: [...KEY(tournamentId), 'judges', query],
    queryFn: ({ signal }) =>
      lists.data<ScoredJudge>(`/tournaments/${tournamentId}/scored-judges`, { ...query }, signal),
    placeholderData: (before) => before,
  });
}

export function useScoredDays(tournamentId: number) {
  return useQuery({
    queryKey: [...KEY(tournamentId), 'days'],
    queryFn: ({ signal }) => lists.data<ScoredDay>(`/tournaments/${tournamentId}/scored-days`, undefined, signal),
  });
}

/** A tournament has one: its id is the tournament's. */
export type RuleRow = ScoringSettings & VersionedRecord;

const ruleQuery = (tournamentId: number) =>
  queryOptions({
    queryKey: ['scoring-rule', tournamentId],
    queryFn: ({ signal }): Promise<RuleRow> =>
      http
        .get<Data<ScoringSettings>>(`/tournaments/${tournamentId}/scoring-rule`, undefined, signal)
        .then(({ data }) => ({ ...data, id: tournamentId })),
  });

export const useScoringRule = (tournamentId: number) => useQuery(ruleQuery(tournamentId));

/** As it stands now; whoever shows it has it then too. */
export function useReadScoringRule(): (tournamentId: number) => Promise<RuleRow> {
  const client = useQueryClient();
  return (tournamentId) => client.fetchQuery({ ...ruleQuery(tournamentId), staleTime: 0 });
}

export function useSaveScoringRule(tournamentId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Record<keyof ScoringSettings, string | number>) => {
      const path = `/tournaments/${tournamentId}/scoring-rule`;
      const { message, data } = await http.put<Data<ScoringSettings> & { message: string }>(path, body);
      return { message, data: { ...data, id: tournamentId } };
    },
    onSuccess: ({ data }) => client.setQueryData(['scoring-rule', tournamentId], data),
  });
}
