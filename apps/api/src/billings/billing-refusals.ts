// How refusals of payments answer: not there 404, not allowed 403, a wrong field 422, a state that forbids it 409.
import type { HttpException } from '@nestjs/common';
import type { BillingRefusal } from '@gelanggang/domain/billing/billing-steps';
import { longDate } from '@gelanggang/domain/words/dates';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import type { EditRefusal } from '@gelanggang/entries/billings/edit-billing';
import type { CashRefusal } from '@gelanggang/entries/billings/cash';
import type { IssueRefusal } from '@gelanggang/entries/billings/issue-billing';
import type { MoveRefusal } from '@gelanggang/entries/billings/move-billing';
import { conflict, forbidden, full, invalid, notFound } from '../http/refusals';
import type { Sentence } from '@gelanggang/domain/words/sentences';
import { billingsSentences } from './sentences';
import { billingsTexts } from './texts';

export type BillingFault =
  | {
      code: Exclude<
        EditRefusal['code'] | IssueRefusal['code'] | MoveRefusal['code'] | CashRefusal['code'],
        MemberFault | 'amount-differs' | 'cash-differs' | 'code-over'
      >;
    }
  | { code: 'code-over'; validUntil: string }
  | { code: 'cash-differs'; amount: number }
  | { code: MemberFault; teamMemberIds: number[] }
  | { code: 'amount-differs'; amount?: number };

type MemberFault = 'not-registered' | 'category-not-offered' | 'already-billed';

/** `nameOf` names the members that a refusal is about. */
export function billingError(refusal: BillingFault, nameOf: ReadonlyMap<number, string>): HttpException {
  switch (refusal.code) {
    case 'not-found':
      return billingNotFound();
    case 'forbidden':
      return forbidden();
    case 'no-members':
      return invalid({ member_ids: [billingsSentences.memberRequired] });
    case 'not-registered':
      return invalid({
        member_ids: [billingsSentences.notRegistered(() => billingsTexts.members(refusal.teamMemberIds.length))],
      });
    case 'category-not-offered':
      return invalid({ member_ids: [billingsSentences.categoryNotOpen(names(refusal, nameOf))] });
    case 'other-tournament':
      return invalid({ tournament_id: [billingsSentences.billStaysInTournament] });
    case 'other-category':
      return invalid({ tournament_category_id: [billingsSentences.wrongCategory] });
    case 'code-unknown':
      return invalid({ discount_code: [billingsSentences.noSuchDiscount] });
    case 'code-closed':
      return invalid({ discount_code: [billingsSentences.discountClosed] });
    case 'code-over':
      return invalid({ discount_code: [billingsSentences.discountEnded(() => longDate(refusal.validUntil))] });
    case 'code-used-up':
      return full({ text: billingsSentences.discountUsedUp, field: 'discount_code' });
    case 'reason-required':
      return invalid({ reject_reason: [billingsSentences.rejectionReason] });
    case 'cash-differs':
      return invalid({ amount: [billingsSentences.cashMustEqual(() => rupiah(refusal.amount))] });
    case 'day-ahead':
      return invalid({ received_on: [billingsSentences.dateToCome] });
    case 'day-long-ago':
      return invalid({ received_on: [billingsSentences.dateTooOld] });
    case 'already-billed':
      return conflict(billingsSentences.onOtherBill(names(refusal, nameOf)));
    case 'amount-differs':
      return conflict(feeChanged(refusal.amount));
    case 'changed-meanwhile':
      return conflict(billingsSentences.billChanged);
    case 'wrong-status':
    case 'confirmer-keeps-proof':
    case 'member-drawn':
    case 'cash-taken':
    case 'cash-stands':
    case 'transfer-stands':
    case 'online-stands':
      return conflict(stepRefusal(refusal.code));
  }
}

const STATE_TEXTS = {
  'confirmer-keeps-proof': billingsSentences.proofOfConfirmer,
  'member-drawn': billingsSentences.membersDrawn,
  'cash-taken': billingsSentences.cashTaken,
  'cash-stands': billingsSentences.paidInCash,
  'transfer-stands': billingsSentences.paidFromStatement,
  'online-stands': billingsSentences.paidOnline,
} as const;

/** Why a step cannot be taken in the state that the billing is in. */
export const stepRefusal = (code: BillingRefusal['code']): Sentence =>
  code in STATE_TEXTS ? STATE_TEXTS[code as keyof typeof STATE_TEXTS] : billingsSentences.notInThisStatus;

export const billingNotFound = (): HttpException => notFound(billingsSentences.billNotFound);

const NAMED = 3;

const feeChanged = (amount: number | undefined): Sentence =>
  amount === undefined ? billingsSentences.feeChanged : billingsSentences.feeChangedTo(() => rupiah(amount));

function names({ teamMemberIds }: { teamMemberIds: number[] }, nameOf: ReadonlyMap<number, string>): () => string {
  const known = teamMemberIds.slice(0, NAMED).map((id) => nameOf.get(id) ?? `#${id}`);
  const more = teamMemberIds.length - known.length;
  return () => (more > 0 ? billingsTexts.andMore(known.join(', '), more) : known.join(', '));
}
