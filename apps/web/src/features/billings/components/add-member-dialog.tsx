// 'Add Another Member': members that no billing names yet, each with an Add button (spec 2, "Payment form").
import * as billingCalls from '@gelanggang/contract/calls/billings';
import type { AddBillingMemberRequest, BillingAnswer } from '@gelanggang/contract/billings';
import type { TeamMemberRow } from '@gelanggang/contract/team-members';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { callApi } from '@web/lib/calls';
import { HttpError, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { useBillingWrite } from '../billings.api';
import { billingTexts as texts } from '../texts';
import { MemberTable } from './member-table';
import { payableMember } from './payable-member';

interface AddMemberDialogProps {
  billingId: number | undefined;
  tournamentId: number;
  members: readonly TeamMemberRow[];
  onAdded(memberId: number, billing: BillingAnswer): void;
  onClose(): void;
}

/** Spec 2 §8: the server's message, or this sentence; what else is known of the failure stands after it. */
function addingFailed(error: unknown): string {
  if (!(error instanceof HttpError)) return texts.memberAddError;
  if (error.body !== null) return messageOf(error, texts.memberAddError);
  return [texts.memberAddError, messageOf(error, '')].join(' ').trim();
}

export function AddMemberDialog({ billingId, tournamentId, members, onAdded, onClose }: AddMemberDialogProps) {
  const add = useBillingWrite((body: AddBillingMemberRequest) => callApi(billingCalls.addMember, { body }));
  const addOne = (member: TeamMemberRow) => {
    if (billingId === undefined) {
      toast.error(texts.paymentIdRequired);
      return;
    }
    const offered = member.match_category.tournament_categories.find((one) => one.tournament_id === tournamentId);
    if (!offered) {
      toast.error(texts.memberAddFailed);
      return;
    }
    add.mutate(
      {
        billing_id: billingId,
        team_member_id: member.id,
        tournament_category_id: offered.id,
        // of a pair or a team, the athlete's share
        amount: member.registration_fee ?? offered.registration_fee,
      },
      {
        onSuccess: ({ data }) => {
          toast.success(texts.memberAdded);
          onAdded(member.id, data);
        },
        onError: (error) => toast.error(addingFailed(error)),
      },
    );
  };
  const byId = new Map(members.map((member) => [member.id, member]));
  return (
    <Dialog open onClose={onClose} title={texts.addAnother} width="52rem">
      <MemberTable
        members={members.map(payableMember)}
        empty={texts.noneLeft}
        lead={(_member, index) => <span>{index + 1}</span>}
        end={(member) => (
          <Button
            size="sm"
            aria-label={texts.addRow(shownName(member.name))}
            title={rupiah(member.fee ?? 0)}
            disabled={add.isPending}
            onClick={() => {
              const row = byId.get(member.id);
              if (row) addOne(row);
            }}
          >
            {texts.add}
          </Button>
        )}
      />
    </Dialog>
  );
}
