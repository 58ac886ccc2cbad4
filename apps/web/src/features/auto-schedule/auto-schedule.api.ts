// Calls of the auto-schedule: what the form begins with, the plan, its moves and its end.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as autoScheduleCalls from '@gelanggang/contract/calls/auto-schedule';
import type { MovedSlotsAnswer } from '@gelanggang/contract/auto-schedule';
import { callApi } from '@web/lib/calls';
import { ownSteps } from './own-steps';

export const planKey = (tournamentId: number) => ['auto-schedule', tournamentId];

export function usePlanOptions(tournamentId: number | undefined) {
  return useQuery({
    queryKey: ['auto-schedule-options', tournamentId],
    queryFn: ({ signal }) => callApi(autoScheduleCalls.options, { params: { id: tournamentId ?? 0 } }, signal),
    enabled: tournamentId !== undefined,
    refetchOnWindowFocus: false,
  });
}

/** null: there is no plan open. */
export function usePlan(tournamentId: number | undefined) {
  return useQuery({
    queryKey: planKey(tournamentId ?? 0),
    queryFn: ({ signal }) => callApi(autoScheduleCalls.open, { params: { id: tournamentId ?? 0 } }, signal),
    enabled: tournamentId !== undefined,
    // live news change it; a refetch under the hands that move things would only jump
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

export interface MovedSlotBody {
  match_id: number;
  place: { arena_id: number; scheduled_date: string; start_time: string } | null;
  is_pinned: boolean;
}

export function sendMoves(planId: number, version: number, slots: readonly MovedSlotBody[]): Promise<MovedSlotsAnswer> {
  return callApi(autoScheduleCalls.move, { params: { id: planId }, body: { version, slots } });
}

export function usePublishDrafts(tournamentId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(autoScheduleCalls.publish, { params: { id: tournamentId } }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['match-schedules'] });
      void client.invalidateQueries({ queryKey: ['auto-schedule-options', tournamentId] });
    },
  });
}

/** `onTaken` is told even though the board, and who asked with it, are gone by then. */
export function useTakePlan(tournamentId: number, onTaken: (message: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: { id: number; version: number }) => {
      ownSteps.add(id);
      return callApi(autoScheduleCalls.take, { params: { id }, body: { version } });
    },
    onSuccess: ({ message }) => {
      onTaken(message);
      client.setQueryData(planKey(tournamentId), null);
      void client.invalidateQueries({ queryKey: ['match-schedules'] });
      void client.invalidateQueries({ queryKey: ['auto-schedule-options', tournamentId] });
    },
    onError: (_, { id }) => {
      ownSteps.delete(id);
      void client.invalidateQueries({ queryKey: planKey(tournamentId) });
    },
  });
}

export function useDiscardPlan(tournamentId: number, onDiscarded: (message: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => {
      ownSteps.add(id);
      return callApi(autoScheduleCalls.discard, { params: { id } });
    },
    onSuccess: ({ message }) => {
      onDiscarded(message);
      client.setQueryData(planKey(tournamentId), null);
    },
    onError: () => void client.invalidateQueries({ queryKey: planKey(tournamentId) }),
  });
}
