// Calls of the desk's pace and of the codes for its laptops.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as arenaCodeCalls from '@gelanggang/contract/calls/arena-codes';
import * as paceCalls from '@gelanggang/contract/calls/pace';
import { streams } from '@gelanggang/contract/events';
import type { PaceMove } from '@gelanggang/contract/pace';
import { callApi } from '@web/lib/calls';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { useTopic } from '@web/live/use-live';

/** Estimates move on with the clock. */
const ASK_EVERY_MS = 60_000;

export function usePace(tournamentId: number) {
  const client = useQueryClient();
  const key = ['pace', tournamentId];
  const refetch = () => void client.invalidateQueries({ queryKey: key });
  useTopic(streams.tournament(tournamentId), { onEvents: refetch, onReset: refetch });
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi(paceCalls.pace, { params: { id: tournamentId } }, signal),
    refetchInterval: ASK_EVERY_MS,
  });
}

export function useApplyMoves(tournamentId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (moves: PaceMove[]) =>
      callApi(paceCalls.move, {
        params: { id: tournamentId },
        body: {
          moves: moves.map((move) => ({
            match_id: move.match_id,
            from_arena_id: move.from_arena.id,
            to_arena_id: move.to_arena.id,
          })),
        },
      }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: ['pace', tournamentId] }),
  });
}

const CODES = ['arena-codes'];

export function useArenaCodes(isShown: boolean) {
  return useQuery({
    queryKey: CODES,
    queryFn: ({ signal }) => callApi(arenaCodeCalls.list, {}, signal),
    enabled: isShown,
    // a code that was used shows who came in
    refetchInterval: 5_000,
  });
}

export function useMakeCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (arenaId: number) => callApi(arenaCodeCalls.make, { body: { arena_id: arenaId } }),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: CODES }),
  });
}

export function useRevokeCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callApi(arenaCodeCalls.revoke, { params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: CODES }),
  });
}
