// Tells of a billing's step: its event to the tournament's staff and to its owner, and a notice to whom it concerns.
import type { EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { NoticeKind } from '@gelanggang/contract/notices';
import type { BillingStep } from '@gelanggang/domain/billing/billing-steps';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { mailNotice } from '@gelanggang/platform/notices/mail-notice';
import { accountsWith } from '@gelanggang/database/queries/rights.queries';
import { notify, settleNotices } from '@gelanggang/platform/notices/notify';

export interface ToldBilling {
  id: number;
  tournamentId: number;
  ownerId: number;
  invoiceNumber: string;
  status: string;
  rejectReason?: string | null;
}

/** What a use case is told about telling. */
export interface Telling {
  /** false where the office takes the step for somebody, from a list: it knows. */
  tellsStaff?: boolean;
  /** Where links in mail lead. Without it nobody is mailed: an import, the demo. */
  mailAddress?: string;
}

export const tellingOf = ({ tellsStaff, mailAddress }: Telling): Telling => ({ tellsStaff, mailAddress });

export interface ToldStep extends Telling {
  step: 'issue' | Exclude<BillingStep, 'edit' | 'add-member'>;
  /** Null: the payment service. */
  byId: number | null;
  amount: number;
  /** Why cash or a transfer was undone. */
  reason?: string;
  /** A proof in the place of one that still waits. */
  isReplaced?: boolean;
  at: Date;
}

export function tellBilling(emit: Emit, billing: ToldBilling): void {
  for (const stream of [streams.staff(billing.tournamentId), streams.user(billing.ownerId)]) {
    emit(stream, 'billing.changed', {
      tournament_id: billing.tournamentId,
      billing_id: billing.id,
      invoice_number: billing.invoiceNumber,
      status: billing.status,
      reject_reason: billing.rejectReason ?? null,
    });
  }
}

/** The event and the notice; what the bell said of the billing before is settled by it. Nobody is told of an own step. */
export async function tellStep(
  manager: EntityManager,
  emit: Emit,
  billing: ToldBilling,
  told: ToldStep,
): Promise<void> {
  tellBilling(emit, billing);
  const subject = `billing:${billing.id}`;
  if (told.step !== 'issue') await settleNotices(manager, emit, subject, told.at);
  const { kind, isForStaff } = noticeOf(billing, told);
  if (isForStaff && told.tellsStaff === false) return;
  const concerned = isForStaff
    ? await accountsWith(manager, 'confirm payment', [billing.tournamentId])
    : [billing.ownerId];
  const to = concerned.filter((id) => id !== told.byId);
  if (to.length === 0) return;
  const [names]: [{ tournament: string; by: string }] = await manager.query(
    `select t.name as tournament, coalesce((select a.name from account a where a.id = $2), '') as by
     from tournament t where t.id = $1`,
    [billing.tournamentId, told.byId],
  );
  const data = {
    billing_id: billing.id,
    invoice_number: billing.invoiceNumber,
    amount: told.amount,
    reason: told.reason ?? '',
    ...names,
  };
  await notify(manager, emit, { kind, data, to, subject, at: told.at });
  // to staff only what asks for their hand, and once: whoever sends another proof, as often as they like, asks for nothing new
  if (told.mailAddress !== undefined && !told.isReplaced && (!isForStaff || kind === 'billing.proof')) {
    const action = kind === 'billing.proof' ? 'checkProof' : 'openBill';
    await mailNotice(manager, { kind, data, to, action, address: told.mailAddress });
  }
}

function noticeOf({ ownerId }: ToldBilling, { step, byId }: ToldStep): { kind: NoticeKind; isForStaff: boolean } {
  switch (step) {
    case 'issue':
      return byId === ownerId
        ? { kind: 'billing.issued-to-staff', isForStaff: true }
        : { kind: 'billing.issued', isForStaff: false };
    case 'upload-proof':
      return { kind: 'billing.proof', isForStaff: true };
    case 'confirm':
    case 'take-cash':
    case 'match-transfer':
    case 'pay-online':
      return { kind: 'billing.paid', isForStaff: false };
    case 'reject':
      return { kind: 'billing.failed', isForStaff: false };
    case 'undo-cash':
      return { kind: 'billing.cash-undone', isForStaff: false };
    case 'undo-transfer':
      return { kind: 'billing.transfer-undone', isForStaff: false };
    case 'cancel':
      return { kind: 'billing.cancelled', isForStaff: byId === ownerId };
  }
}
