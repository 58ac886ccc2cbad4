// The calls of the rule sets.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Data } from '@gelanggang/contract/http';
import type { RuleSetRow } from '@gelanggang/contract/rule-sets';
import { http } from '@web/lib/http';
import { lists } from '@web/lib/lists';

const KEY = ['rule-sets'];

export interface SavedSet {
  message: string;
  data: RuleSetRow;
}

export function useRuleSets() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => lists.data<RuleSetRow>('/rule-sets', undefined, signal),
  });
}

export const readRow = (code: string, signal?: AbortSignal): Promise<RuleSetRow> =>
  http.get<Data<RuleSetRow>>(`/rule-sets/${code}`, undefined, signal).then(({ data }) => data);

/** null: nothing is asked. */
export function useRuleSetRow(code: string | null) {
  return useQuery({
    queryKey: [...KEY, code],
    queryFn: ({ signal }) => readRow(code ?? '', signal),
    enabled: code !== null,
  });
}

/** Without a code it is a new one. */
export function useSaveRuleSet(code: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { set: unknown; version?: number }) =>
      code === null ? http.post<SavedSet>('/rule-sets', body) : http.put<SavedSet>(`/rule-sets/${code}`, body),
    onSuccess: () => client.invalidateQueries(),
  });
}

export function useRemoveRuleSet() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => http.delete<{ message: string }>(`/rule-sets/${code}`),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
