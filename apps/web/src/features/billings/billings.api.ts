// Calls of the payment pages, and the news that make them fetch again.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as billingCalls from '@gelanggang/contract/calls/billings';
import * as teamMemberCalls from '@gelanggang/contract/calls/team-members';
import type * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { BillingAnswer, SavedBillingAnswer } from '@gelanggang/contract/billings';
import { streams } from '@gelanggang/contract/events';
import type { TournamentName } from '@gelanggang/contract/tournaments';
import { callApi } from '@web/lib/calls';
import { messageOf, type Query } from '@web/lib/http';
import { useLookup } from '@web/lib/lookups.api';
import { toast } from '@web/lib/toast';
import { useTopic } from '@web/live/use-live';

export function useBillings(query: Query) {
  return useQuery({
    queryKey: ['billings', query],
    queryFn: ({ signal }) => callApi(billingCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

export const readBilling = (id: number, signal?: AbortSignal): Promise<BillingAnswer> =>
  callApi(billingCalls.read, { params: { id } }, signal);

export function useBilling(id: number | null) {
  return useQuery({
    queryKey: ['billings', 'one', id],
    queryFn: ({ signal }) => readBilling(id ?? 0, signal),
    enabled: id !== null,
  });
}

export const useTournaments = (of: typeof tournamentCalls.all | typeof tournamentCalls.active): TournamentName[] =>
  useLookup(of, {}, { freshMs: 60_000 }).rows;

/** Everybody registered into the tournament; who is billed already says so. */
export function useTournamentMembers(tournamentId: string) {
  return useQuery({
    queryKey: ['team-members', 'of-tournament', tournamentId],
    queryFn: async ({ signal }) =>
      (await callApi(teamMemberCalls.list, { query: { fetch_all: true, tournament_id: tournamentId } }, signal)).data,
    enabled: tournamentId !== '',
  });
}

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
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['billings'] });
      void client.invalidateQueries({ queryKey: ['team-members'] });
    },
  });
}

/** Staff follow the tournament whose billings they look at. */
export function useStaffNews(tournamentId: number | undefined): void {
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: ['billings'] });
  useTopic(tournamentId === undefined ? null : streams.staff(tournamentId), {
    onEvents: (events) => {
      if (events.some((event) => event.type === 'billing.changed')) refetch();
    },
    onReset: refetch,
  });
}
