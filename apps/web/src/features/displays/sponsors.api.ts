// Calls of a tournament's sponsors' pictures.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as sponsorCalls from '@gelanggang/contract/calls/sponsors';
import type { SponsorRequest, SponsorsAnswer } from '@gelanggang/contract/sponsors';
import { callApi, keyOf } from '@web/lib/calls';
import { forget } from '@web/lib/use-call';
import { formOf } from '@web/lib/form-of';

export type SponsorStep =
  | { step: 'add'; picture: File | null; values: SponsorRequest }
  | { step: 'update'; id: number; values: SponsorRequest }
  | { step: 'order'; ids: number[] }
  | { step: 'remove'; id: number };

/** Each answers with all of them as they stand then. */
export function useSponsorStep(tournamentId: number) {
  const client = useQueryClient();
  const key = keyOf(sponsorCalls.list, { params: { id: tournamentId } });
  return useMutation({
    mutationFn: (step: SponsorStep) => send(tournamentId, step),
    onSuccess: ({ data }) => client.setQueryData(key, data),
    onError: () => forget(client, key),
  });
}

function send(id: number, step: SponsorStep): Promise<SponsorsAnswer> {
  switch (step.step) {
    case 'add': {
      const { name, seconds } = step.values;
      return callApi(sponsorCalls.add, { params: { id }, body: formOf({ name, seconds, picture: step.picture }) });
    }
    case 'update':
      return callApi(sponsorCalls.update, { params: { id, sponsorId: step.id }, body: step.values });
    case 'order':
      return callApi(sponsorCalls.order, { params: { id }, body: { ids: step.ids } });
    case 'remove':
      return callApi(sponsorCalls.remove, { params: { id, sponsorId: step.id } });
  }
}
