// Billings as the specification's answers name them (spec 2 §3, "Billing").
import type { BillingAnswer, BillingCharge, BillingDetail, BillingRow } from '@gelanggang/contract/billings';
import type { OnlinePaymentRow } from '@gelanggang/contract/online-payments';
import type { BankAccount } from '@gelanggang/contract/tournament-setup';
import { billingDecisionsFor, billingStepsFor } from '@gelanggang/domain/billing/billing-steps';
import { billingTotal } from '@gelanggang/domain/billing/invoice-number';
import { askedByQris } from '@gelanggang/domain/billing/qris';
import type { RequestAccount } from '../http/current-account';
import { stepRefusal } from './billing-refusals';
import { actorOf } from './billing-rights';
import type { BillingRecord, CashRecord, HistoryRecord, RefundRecord, WholeBillingRecord } from './billings.queries';

export function billingRow(record: BillingRecord, account: RequestAccount): BillingRow {
  return {
    id: record.id,
    tournament_id: record.tournament.id,
    tournament: record.tournament,
    invoice_number: record.invoiceNumber,
    bank_name: record.bankName,
    account_number: record.accountNumber,
    account_name: record.accountName,
    amount: record.amount,
    total_amount: record.due,
    status: record.status,
    payment_document: record.fileId === null ? null : `/billings/${record.id}/document`,
    members_count: record.membersCount,
    contingents: record.contingents,
    issued_at: record.issuedAt.toISOString(),
    steps: billingStepsFor(record, { ...actorOf(account), isOwner: record.account.id === account.id }),
  };
}

export function billingAnswer(
  record: WholeBillingRecord,
  {
    details,
    charges,
    contingentFees,
    refunds,
    cash,
    history,
    bankAccounts,
    qris,
    onlinePayments,
    isOnlineOn,
  }: {
    details: BillingDetail[];
    charges: BillingCharge[];
    contingentFees: BillingAnswer['contingent_fees'];
    refunds: readonly RefundRecord[];
    cash: readonly CashRecord[];
    history: readonly HistoryRecord[];
    bankAccounts: BankAccount[];
    qris: string | null;
    onlinePayments: OnlinePaymentRow[];
    isOnlineOn: boolean;
  },
  account: RequestAccount,
): BillingAnswer {
  const row = billingRow(record, account);
  return {
    ...row,
    account: record.account,
    payer: record.payer,
    notes: record.notes,
    reject_reason: record.rejectReason,
    paid_at: record.paidAt?.toISOString() ?? null,
    payment_document_type: record.fileType,
    bank_accounts: bankAccounts,
    qris: record.status === 'waiting for payment' && qris !== null ? askedByQris(qris, record.due) : null,
    online_payments: onlinePayments,
    may_pay_online:
      isOnlineOn && record.status === 'waiting for payment' && record.due > 0 && row.steps.includes('upload-proof'),
    billing_details: details,
    charges,
    discount_code: record.discountCode ?? '',
    discount: billingTotal(details.map((one) => ({ amount: one.discount }))),
    contingent_fees: contingentFees,
    cash_receipts: cash.map((one) => ({
      receipt_number: one.receiptNumber,
      amount: one.amount,
      received_from: one.receivedFrom,
      received_on: one.receivedOn,
      taken_by: one.takenBy,
      taken_at: one.takenAt.toISOString(),
      undone_by: one.undoneBy,
      undone_at: one.undoneAt?.toISOString() ?? null,
      undo_reason: one.undoReason,
    })),
    refunds: refunds.map((one) => ({ ...one, refunded_at: one.refunded_at.toISOString() })),
    refundable: Math.max(0, record.received - billingTotal(refunds)),
    history: history.map((row) => ({
      at: row.at.toISOString(),
      from_status: row.fromStatus,
      to_status: row.toStatus,
      reason: row.reason,
      account_name: row.accountName,
    })),
    decisions: billingDecisionsFor(record, { ...actorOf(account), isOwner: record.account.id === account.id }).map(
      ({ status, refusal }) => ({ status, refusal: refusal === null ? null : stepRefusal(refusal).text }),
    ),
    version: record.version,
  };
}
