// Calls of the payment pages, and the news that make them fetch again.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as teamMemberCalls from '@gelanggang/contract/calls/team-members';
import type * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { SavedBillingAnswer } from '@gelanggang/contract/billings';
import { streams } from '@gelanggang/contract/events';
import type { TournamentName } from '@gelanggang/contract/tournaments';
import { messageOf } from '@web/lib/http';
import { OF_BILLINGS } from '@web/lib/kept-calls';
import { useLookup } from '@web/lib/lookups.api';
import { toast } from '@web/lib/toast';
import { forget } from '@web/lib/use-call';
import { isOf, useNews } from '@web/live/use-news';

export const useTournaments = (of: typeof tournamentCalls.all | typeof tournamentCalls.ofOffice): TournamentName[] =>
  useLookup(of, {}, { freshMs: 60_000 }).rows;

/** Writes to a billing; the lists that show it, and its members, are fetched again. */
export function useBillingWrite<Body>(
  write: (body: Body) => Promise<SavedBillingAnswer>,
  /** Said here, not by the form: live news may have taken the form away before the answer comes. */
  said?: { done: string; failed: string },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: () => {
      if (said) toast.success(said.done);
    },
    onError: (error) => {
      if (said) toast.error(messageOf(error, said.failed));
    },
    onSettled: () => void forget(client, ...OF_BILLINGS, teamMemberCalls.list),
  });
}

/** Staff follow the tournament whose billings they look at. */
export const useStaffNews = (tournamentId: number | undefined): void =>
  useNews(tournamentId === undefined ? null : streams.staff(tournamentId), isOf('billing.changed'), ...OF_BILLINGS);
