// How the desk changes the way to the overall winner.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MedalRuleAnswer, MedalRuleRequest } from '@gelanggang/contract/medals';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { http } from '@web/lib/http';

export function useSaveRule(tournament: { id: number; slug: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Record<keyof MedalRuleRequest, string | number>) =>
      http.put<Saved<MedalRuleAnswer>>(`/tournaments/${tournament.id}/medal-rule`, body),
    onSettled: () => client.invalidateQueries({ queryKey: ['live', tournament.slug, 'medals'] }),
  });
}
