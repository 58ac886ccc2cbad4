// One bill for everybody of a contingent whom nobody has billed yet, made by the office from the list of contingents.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import * as billingCalls from '@gelanggang/contract/calls/billings';
import * as teamMemberCalls from '@gelanggang/contract/calls/team-members';
import type { TeamMemberRow } from '@gelanggang/contract/team-members';
import { callApi } from '@web/lib/calls';
import { messageOf } from '@web/lib/http';
import { OF_BILLINGS } from '@web/lib/kept-calls';
import { toast } from '@web/lib/toast';
import { forget, useCall } from '@web/lib/use-call';
import { pathOf } from '@web/site/routes';
import { contingentTexts } from './texts';

const { bill: texts } = contingentTexts;

/** Who can be billed: offered for a fee, and in no bill that stands. */
const isDue = (one: TeamMemberRow): boolean => one.registration_fee !== null && !one.exists_in_billing_details;

/** By contingent; undefined while they are asked for. */
export function useDueMembers(tournamentId: number): ReadonlyMap<number, number[]> | undefined {
  const { data } = useCall(teamMemberCalls.list, { query: { fetch_all: true, tournament_id: tournamentId } });
  if (!data) return undefined;
  const due = new Map<number, number[]>();
  for (const one of data.data.filter(isDue))
    due.set(one.contingent_id, [...(due.get(one.contingent_id) ?? []), one.id]);
  return due;
}

/** Makes the bill and opens it; says so where everybody is billed already. */
export function useBillContingent(tournamentId: number | undefined) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (contingent: { id: number; name: string }) => {
      const query = { fetch_all: true, tournament_id: tournamentId, contingent_id: contingent.id };
      const { data } = await callApi(teamMemberCalls.list, { query });
      const ids = data.filter(isDue).map((one) => one.id);
      // what they cost is the server's to say: some fees are one for a whole unit
      return tournamentId === undefined || ids.length === 0
        ? null
        : callApi(billingCalls.create, { body: { tournament_id: tournamentId, member_ids: ids } });
    },
    onSuccess: (saved, { name }) => {
      if (!saved) return toast.info(texts.nobody(name));
      toast.success(saved.message);
      void forget(client, ...OF_BILLINGS, teamMemberCalls.list);
      return void navigate(pathOf('/admin/payment/confirm/:id', { id: saved.data.id }));
    },
    onError: (error) => toast.error(messageOf(error)),
  });
}
