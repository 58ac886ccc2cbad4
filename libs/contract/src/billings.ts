// Payments: requests and answers (spec 2 §3 "Billing", §7 "Billings").
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsOptional } from 'class-validator';
import {
  BILLING_STATUSES,
  type BillingDecision,
  type BillingStatus,
  type BillingStep,
} from '@gelanggang/domain/billing/billing-steps';
import { BILLS_PER, type BillsPer } from '@gelanggang/domain/billing/bills-per';
import { DISCOUNT_CODE_LENGTH } from '@gelanggang/domain/billing/discount';
import type { FeePer } from '@gelanggang/domain/billing/fee-per';
import type { Gender } from '@gelanggang/domain/words/genders';
import type { RefundRow } from './accounts';
import type { OnlinePaymentRow } from './online-payments';
import type { BankAccount } from './tournament-setup';
import { All, AreIds, blankIsAbsent, IsDay, IsId, IsOptionalId, IsText, IsTextOrBlank, IsWholeNumber } from './fields';
import { DEFAULT_PER_PAGE, IsPage, IsPerPage, IsSearch, type PageQuery } from './page-query';
import { says, validationSentences } from './validation-sentences';

/** More than any contingent has. */
const MAX_MEMBERS = 1000;
/** Whole rupiah; far above any sum of fees. */
const MAX_AMOUNT = 1_000_000_000_000;
/** Spec 2 §3: of a proof, as a phone's camera makes it. */
export const PROOF_MAX_BYTES = 5 * 1024 * 1024;
export const PROOF_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

const AreMembers = () =>
  All(
    IsArray({ message: says(() => validationSentences.chooseMember) }),
    ArrayMinSize(1, { message: says(() => validationSentences.chooseMember) }),
    ArrayMaxSize(MAX_MEMBERS),
    AreIds(),
  );

/** What narrows the list, and the export of it. */
export class BillingFilters {
  @IsOptional()
  @Transform(blankIsAbsent)
  @IsIn(BILLING_STATUSES)
  status?: BillingStatus;

  @IsOptionalId()
  tournament_id?: number;
}

/** GET /billings; `search` looks at invoice number, bank, tournament, owner and contingents. */
export class BillingsQuery extends BillingFilters implements PageQuery {
  @IsPage()
  page = 1;

  @IsPerPage()
  perPage = DEFAULT_PER_PAGE;

  @IsSearch()
  search = '';
}

/** POST /billings, PUT /billings/{id}. */
export class BillingRequest {
  @IsId()
  tournament_id: number;

  @IsTextOrBlank(100)
  bank_name?: string;

  @IsTextOrBlank(50)
  account_number?: string;

  @IsTextOrBlank(100)
  account_name?: string;

  @IsTextOrBlank(2000)
  notes?: string;

  @AreMembers()
  member_ids: number[];

  /** PUT: left out, the code of the bill stays. */
  @IsTextOrBlank(DISCOUNT_CODE_LENGTH)
  discount_code?: string;

  /** The total that the form showed: 409 when the members cost something else by now. Left out: what they cost. */
  @IsOptional()
  @IsWholeNumber(0, MAX_AMOUNT)
  amount?: number;

  /** PUT: the version that the form has loaded; 409 when somebody else has saved since. */
  @IsOptionalId()
  version?: number;
}

/** POST /billings/quote: what bills for these members would be made of. */
export class QuoteRequest {
  @IsId()
  tournament_id: number;

  @AreMembers()
  member_ids: number[];

  @IsTextOrBlank(DISCOUNT_CODE_LENGTH)
  discount_code?: string;

  /** Left out: one bill. */
  @IsOptional()
  @IsIn(BILLS_PER)
  per?: BillsPer;

  /** The bill that is edited: who stands on it costs what it cost. */
  @IsOptionalId()
  billing_id?: number;
}

export interface QuoteAnswer {
  /** The members' fees before the discount, in whole rupiah as all of these. */
  fees: number;
  discount: number;
  /** Of contingents that have not been asked for it. */
  contingent_fees: number;
  /** What is asked for: `amount` of the bills. */
  amount: number;
  bills: number;
}

/** POST /billings/many: the same for members of several contingents, all bills or none. */
export class ManyBillingsRequest extends BillingRequest {
  /** Left out: one bill for each contingent. */
  @IsOptional()
  @IsIn(BILLS_PER)
  per?: BillsPer;
}

export interface ManyBillingsAnswer {
  message: string;
  /** In the order of the members. */
  data: { id: number; invoice_number: string }[];
}

/** POST /billings/add-member. */
export class AddBillingMemberRequest {
  @IsId()
  billing_id: number;

  @IsId()
  team_member_id: number;

  @IsId()
  tournament_category_id: number;

  /** Must be the fee. */
  @IsWholeNumber(0, MAX_AMOUNT)
  amount: number;
}

/** The fields beside the file of POST /billings/{id}/update-document. */
export class UploadProofRequest {
  /** The version that the screen showed; 409 when the billing was edited since. */
  @IsOptionalId()
  version?: number;
}

/** POST /billings/{id}/confirm-payment. */
export class ConfirmPaymentRequest {
  @IsIn(['paid', 'failed'])
  status: BillingDecision;

  /** Required with `failed`. */
  @IsTextOrBlank(1000)
  reject_reason?: string;

  /** The version that the screen showed. */
  @IsOptionalId()
  version?: number;
}

/** POST /billings/{id}/cash. */
export class TakeCashRequest {
  /** Must be the fees. */
  @IsWholeNumber(1, MAX_AMOUNT)
  amount: number;

  /** Who handed it over, as the receipt says. */
  @IsText(100)
  received_from: string;

  @IsDay()
  received_on: string;

  /** The version that the screen showed: of two tabs one takes the money. */
  @IsId()
  version: number;
}

/** POST /billings/{id}/cash/undo. */
export class UndoCashRequest {
  @IsText(500)
  reason: string;

  @IsId()
  version: number;
}

/** Undone ones stay, with who undid them and why. */
export interface CashReceiptRow {
  receipt_number: string;
  amount: number;
  received_from: string;
  received_on: string;
  taken_by: string | null;
  taken_at: string;
  undone_by: string | null;
  undone_at: string | null;
  undo_reason: string | null;
}

export interface BillingRow {
  id: number;
  tournament_id: number;
  tournament: { id: number; name: string };
  invoice_number: string;
  bank_name: string;
  account_number: string;
  account_name: string;
  /** The fees, in whole rupiah. */
  amount: number;
  /** What is to be transferred: the fees, up to the next sum with the bill's own last three digits where it has them. */
  total_amount: number;
  status: BillingStatus;
  /** Path of the proof below the API's base; null without one. */
  payment_document: string | null;
  members_count: number;
  /** Of those that it pays for. */
  contingents: string[];
  issued_at: string;
  /** What the account may do with it now. */
  steps: BillingStep[];
}

export interface BillingDetail {
  id: number;
  team_member_id: number;
  tournament_category_id: number;
  /** What is asked for it, the discount taken off. */
  amount: number;
  discount: number;
  /** What `amount` is: a share of a pair's or a team's one fee, or an athlete's own. */
  fee_per: FeePer | null;
  unit_size: number;
  team_member: {
    id: number;
    name: string;
    gender: Gender;
    contingent: { id: number; name: string };
    match_category: { id: number; name: string };
    age_category: { id: number; name: string };
    category_class: { id: number; name: string } | null;
    /** The event within a category of seni; empty where there is only one. */
    nomor_name: string;
  };
}

/** A sum beside the fees of members: a change of entries after the deadline. */
export interface BillingCharge {
  id: number;
  text: string;
  amount: number;
}

/** `from_status` equal to `to_status`: edited, or another proof. */
export interface BillingHistoryRow {
  at: string;
  from_status: BillingStatus | null;
  to_status: BillingStatus;
  reason: string | null;
  account_name: string | null;
}

/** GET /billings/{id}: `{data}`. */
export interface BillingAnswer extends BillingRow {
  account: { id: number; name: string };
  /** As papers name who pays: of a bill that the office wrote for a contingent, who answers for it. */
  payer: string;
  notes: string;
  reject_reason: string | null;
  paid_at: string | null;
  payment_document_type: string | null;
  /** Of the tournament, to pay to. */
  bank_accounts: BankAccount[];
  /** While it waits for payment, where the tournament has a QRIS: its code with `total_amount`, and whom it names. */
  qris: { code: string; merchant: string } | null;
  /** By a payment service, newest first; and whether the account may begin one now. */
  online_payments: OnlinePaymentRow[];
  may_pay_online: boolean;
  billing_details: BillingDetail[];
  charges: BillingCharge[];
  /** Empty: without one. */
  discount_code: string;
  /** What it took off, of all lines. */
  discount: number;
  /** What contingents pay once; `contingent` is empty of one that is there no longer. */
  contingent_fees: { contingent: string; amount: number }[];
  /** Of cash, newest first; at most the first stands. */
  cash_receipts: CashReceiptRow[];
  /** What was given back, oldest first, and what may be given back still: 0 of a bill that is not paid. */
  refunds: RefundRow[];
  refundable: number;
  history: BillingHistoryRow[];
  /** What the account may decide of it on the confirm screen; `refusal`: why not now. Empty: nothing. */
  decisions: { status: BillingDecision; refusal: string | null }[];
  version: number;
}

export interface SavedBillingAnswer {
  message: string;
  data: BillingAnswer;
}
