// How the desk changes the way to the overall winner.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as medalCalls from '@gelanggang/contract/calls/medals';
import { type BodyOf, callApi } from '@web/lib/calls';

export function useSaveRule(tournament: { id: number; slug: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof medalCalls.save>) =>
      callApi(medalCalls.save, { params: { id: tournament.id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['live', tournament.slug, 'medals'] }),
  });
}
