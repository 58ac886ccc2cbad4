// The rule by which taps become points, as its form holds it, and the filter of what panels scored.
import * as scoringCalls from '@gelanggang/contract/calls/scoring';
import type { ScoringSettings } from '@gelanggang/contract/scoring';
import { useQueryClient } from '@tanstack/react-query';
import { keyOf, queryOf } from '@web/lib/calls';
import type { VersionedRecord } from '@web/lib/records.api';
import { useSend } from '@web/lib/use-send';

export interface ScoredFilter {
  arena_id?: number;
  date?: string;
}

/** A tournament has one: its id is the tournament's. */
export type RuleRow = ScoringSettings & VersionedRecord;

/** As it stands now; whoever shows it has it then too. */
export function useReadScoringRule(): (tournamentId: number) => Promise<RuleRow> {
  const client = useQueryClient();
  return async (id) => {
    const { queryKey, queryFn } = queryOf(scoringCalls.rule, { params: { id } });
    return { ...(await client.fetchQuery({ queryKey, queryFn: (at) => queryFn(at), staleTime: 0 })), id };
  };
}

export function useSaveScoringRule(id: number) {
  const client = useQueryClient();
  return useSend(
    scoringCalls.saveRule,
    { params: { id } },
    { onSuccess: ({ data }) => client.setQueryData(keyOf(scoringCalls.rule, { params: { id } }), data) },
  );
}
