// The calls of the rule sets.
import * as ruleSetCalls from '@gelanggang/contract/calls/rule-sets';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@web/lib/calls';

/** Without a code it is a new one. */
export function useSaveRuleSet(code: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { set: object; version?: number }) =>
      code === null ? callApi(ruleSetCalls.create, { body }) : callApi(ruleSetCalls.update, { params: { code }, body }),
    onSuccess: () => client.invalidateQueries(),
  });
}
