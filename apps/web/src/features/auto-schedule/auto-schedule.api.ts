// Calls of the auto-schedule that leave their mark on the plan that is shown.
import { useQueryClient } from '@tanstack/react-query';
import type { AutoScheduleAnswer } from '@gelanggang/contract/auto-schedule';
import * as autoScheduleCalls from '@gelanggang/contract/calls/auto-schedule';
import type { Said } from '@gelanggang/contract/http';
import { keyOf } from '@web/lib/calls';
import { forget } from '@web/lib/use-call';
import { ownSteps } from './own-steps';

export interface MovedSlotBody {
  match_id: number;
  place: { arena_id: number; scheduled_date: string; start_time: string } | null;
  is_pinned: boolean;
}

export const planOf = (tournamentId: number) => keyOf(autoScheduleCalls.open, { params: { id: tournamentId } });
export const optionsOf = (tournamentId: number) => keyOf(autoScheduleCalls.options, { params: { id: tournamentId } });

/** Takes the plan from everybody who sees it in this window; `onEnd` is told even though the board is gone by then. */
export function useEnd(tournamentId: number, onEnd: (message: string) => void) {
  const client = useQueryClient();
  const key = planOf(tournamentId);
  return {
    onSuccess: ({ message }: Said) => {
      onEnd(message);
      client.setQueryData<AutoScheduleAnswer | null>(key, null);
    },
    onError: (_: Error, { id }: { id: number }) => {
      ownSteps.delete(id);
      void forget(client, key);
    },
  };
}

/** What a step of this window is asked with: the news of it is no news here. */
export function ownStep({ id, ...body }: { id: number; version: number; publish?: boolean }) {
  ownSteps.add(id);
  return { params: { id }, body };
}
