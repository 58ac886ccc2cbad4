// The bank statement of a tournament's office: its lines, and the bills that they pay.
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean } from 'class-validator';
import type { BillingStatus } from '@gelanggang/domain/billing/billing-steps';
import type { MatchReason } from '@gelanggang/domain/billing/match-statement';
import type { LeftOutReason, StatementMapping } from '@gelanggang/domain/billing/statement-lines';
import { AreIds, IsId, IsOptionalText, IsText, IsWholeNumber } from './fields';
import { says, validationSentences } from './validation-sentences';

export const STATEMENT_MAX_BYTES = 5 * 1024 * 1024;
/** A bill that is paid in more parts is looked at by hand. */
const MOST_PARTS = 20;
/** Of one request: each is a transaction of its own. */
export const MOST_CERTAIN_AT_ONCE = 50;
/** Far above any sum of fees. */
const MAX_AMOUNT = 1_000_000_000_000;
/** Of each group but the certain ones. */
export const MOST_LINES_SHOWN = 200;

/** The fields beside the file of POST /bank-statements/{id}. */
export class GiveStatementRequest {
  /** `StatementMapping` as JSON. */
  @IsText(500)
  mapping: string;

  @IsOptionalText(200)
  file_name?: string;
}

/** POST /bank-statements/{id}/confirm-certain: the first line pays the first bill, and so on. */
export class ConfirmCertainRequest {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_CERTAIN_AT_ONCE)
  @AreIds()
  line_ids: number[];

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_CERTAIN_AT_ONCE)
  @AreIds()
  billing_ids: number[];
}

/** POST /bank-statements/{id}/confirm. */
export class ConfirmLinesRequest {
  @IsArray({ message: says(() => validationSentences.chooseLine) })
  @ArrayMinSize(1, { message: says(() => validationSentences.chooseLine) })
  @ArrayMaxSize(MOST_PARTS)
  @AreIds()
  line_ids: number[];

  @IsId()
  billing_id: number;

  /** What is over (or, below nothing, missing), as the screen showed it: what is agreed to. */
  @IsWholeNumber(-MAX_AMOUNT, MAX_AMOUNT)
  difference: number;
}

/** POST /bank-statements/{id}/undo. */
export class UndoTransferRequest {
  @IsId()
  billing_id: number;

  @IsText(500)
  reason: string;
}

/** PUT /bank-statements/{id}/lines/{lineId}. */
export class SetAsideRequest {
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean()
  set_aside: boolean;
}

/** POST /bank-statements/{id}/read: nothing is kept of it. */
export interface StatementPreview {
  /** Of the row that was taken as the headings; empty where there is none. */
  headings: string[];
  columns: number;
  /** The first rows behind the headings. */
  rows: { line: number; cells: string[] }[];
  /** Null where a person has to say which column is what. */
  mapping: StatementMapping | null;
  is_remembered: boolean;
  /** The tournament's, for days without a year. */
  today: string;
}

export interface GivenStatement {
  message: string;
  data: {
    new_lines: number;
    known_lines: number;
    left_out: Record<LeftOutReason, number>;
    /** Of the file: what came in but could not be read, to look at. */
    unclear_lines: number[];
  };
}

export interface StatementLineRow {
  id: number;
  day: string;
  amount: number;
  text: string;
}

export interface StatementBill {
  id: number;
  invoice_number: string;
  /** What is to be transferred. */
  due: number;
  status: BillingStatus;
  /** Contingents. */
  names: string[];
}

export interface ProposedBillRow {
  bill: StatementBill;
  reasons: MatchReason[];
  difference: number;
  /** The other parts. */
  with_lines: StatementLineRow[];
}

export interface CertainRow extends StatementLineRow {
  bill: StatementBill;
}

export interface DoubtfulRow extends StatementLineRow {
  proposals: ProposedBillRow[];
}

export interface UnmatchedRow extends StatementLineRow {
  /** The bill that it tells of, which is paid, rejected or cancelled already; null: it tells of none. */
  settled: StatementBill | null;
}

export interface MatchedBillRow {
  bill: StatementBill;
  lines: StatementLineRow[];
  /** What is over, or below nothing missing. */
  difference: number;
  matched_at: string;
  matched_by: string | null;
}

export interface GivenStatementRow {
  id: number;
  file_name: string;
  given_at: string;
  given_by: string | null;
  lines: number;
  /** In bills, also undone ones: such a statement is not removed. */
  used_lines: number;
}

/** `total`: of all, of which the newest are told. */
export interface LineGroup<Row> {
  total: number;
  sum: number;
  rows: Row[];
}

/** GET /bank-statements/{id}. */
export interface StatementAnswer {
  tournament: { id: number; name: string };
  statements: GivenStatementRow[];
  certain: LineGroup<CertainRow>;
  doubtful: LineGroup<DoubtfulRow>;
  unmatched: LineGroup<UnmatchedRow>;
  set_aside: LineGroup<StatementLineRow>;
  matched: LineGroup<MatchedBillRow>;
  /** What still waits for money, to choose from by hand. */
  open_bills: StatementBill[];
}

export interface CertainConfirmed {
  message: string;
  data: { confirmed: number; refused: { line_id: number; reason: string }[] };
}
