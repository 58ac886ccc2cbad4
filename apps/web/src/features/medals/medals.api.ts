// How the desk changes the way to the overall winner.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as medalCalls from '@gelanggang/contract/calls/medals';
import { type BodyOf, callApi } from '@web/lib/calls';
import type { Said } from '@gelanggang/contract/http';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';

export function useSaveRule(tournament: { id: number; slug: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof medalCalls.save>) =>
      callApi(medalCalls.save, { params: { id: tournament.id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['live', tournament.slug, 'medals'] }),
  });
}

const disqualifiedKey = (tournamentId: number) => ['disqualified', tournamentId];

export function useDisqualified(tournamentId: number) {
  return useQuery({
    queryKey: disqualifiedKey(tournamentId),
    queryFn: ({ signal }) => callApi(medalCalls.disqualified, { params: { id: tournamentId } }, signal),
  });
}

/** Which medals would move; nothing is asked before somebody is chosen. */
export function useMedalMoves(tournamentId: number, unitId: number | null) {
  return useQuery({
    queryKey: ['medal-moves', tournamentId, unitId],
    queryFn: () =>
      callApi(medalCalls.previewDisqualification, { params: { id: tournamentId }, body: { unit_id: unitId ?? '' } }),
    enabled: unitId !== null,
    staleTime: 0,
  });
}

export function useDisqualify(tournament: { id: number; slug: string }) {
  const client = useQueryClient();
  const told = {
    onSuccess: ({ message }: Said) => toast.success(message),
    onError: (error: Error) => toast.error(messageOf(error)),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['live', tournament.slug, 'medals'] }),
        client.invalidateQueries({ queryKey: disqualifiedKey(tournament.id) }),
        client.invalidateQueries({ queryKey: ['medal-moves', tournament.id] }),
      ]),
  };
  const save = useMutation({
    mutationFn: (body: BodyOf<typeof medalCalls.disqualify>) =>
      callApi(medalCalls.disqualify, { params: { id: tournament.id }, body }),
    ...told,
  });
  const withdraw = useMutation({
    mutationFn: (unitId: number) =>
      callApi(medalCalls.withdrawDisqualification, { params: { id: tournament.id, unitId } }),
    ...told,
  });
  return { save, withdraw };
}
