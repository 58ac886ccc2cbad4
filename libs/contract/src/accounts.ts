// The accounts of a tournament: who owes what, the cash book, refunds, and their closing.
import { IsIn } from 'class-validator';
import { type AccountSums, type BookKind, type PaymentWay, REFUND_WAYS } from '@gelanggang/domain/billing/accounts';
import { IsDay, IsId, IsText, IsWholeNumber } from './fields';
import { says, validationSentences } from './validation-sentences';

/** POST /billings/{id}/refunds */
export class RefundRequest {
  /** Whole rupiah; all of a bill together never more than was paid. */
  @IsWholeNumber(1, 1_000_000_000_000)
  amount: number;

  @IsIn(REFUND_WAYS, { message: says(() => validationSentences.cashOrTransfer) })
  way: PaymentWay;

  @IsDay()
  refunded_on: string;

  @IsText(500)
  reason: string;

  /** The version that the screen showed: what is sent twice, or by two at once, is noted once. */
  @IsId()
  version: number;
}

export interface RefundRow {
  amount: number;
  way: PaymentWay;
  refunded_on: string;
  reason: string;
  refunded_by: string | null;
  refunded_at: string;
}

/** POST /tournaments/{id}/accounts/reopen */
export class ReopenAccountsRequest {
  @IsText(500)
  reason: string;
}

export interface AccountsAnswer {
  tournament: { id: number; name: string; time_zone: string };
  /** Newest first; closed while the first is not reopened. */
  closings: {
    /** The sums as they were closed. */
    figures: AccountSums;
    closed_at: string;
    closed_by: string;
    reopened_at: string | null;
    reopened_by: string;
    reopen_reason: string;
  }[];
  total: AccountSums;
  /** By name; `name` is empty of those that are there no longer. */
  contingents: (AccountSums & { id: number; name: string })[];
}

export interface BookLine {
  kind: BookKind;
  at: string;
  in: number;
  out: number;
  /** After it. */
  balance: number;
  /** The number of a receipt; else empty. */
  document: string;
  invoice_number: string;
  billing_id: number;
  account: string;
  note: string;
}
