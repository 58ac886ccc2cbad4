// The check of entries: each contingent reads its list, signs it, or says what is wrong with it (issue 32, point 3).
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, Matches } from 'class-validator';
import { AFTER_DUE, type AfterDue } from '@gelanggang/domain/entry-check/check-rule';
import type { EntryField, EntryValues } from '@gelanggang/domain/entry-check/differences';
import type { ListState, RowState } from '@gelanggang/domain/entry-check/signature';
import { TICKET_KINDS, TICKET_STATES, type TicketKind, type TicketState } from '@gelanggang/domain/entry-check/ticket';
import { type Gender, GENDERS } from '@gelanggang/domain/words/genders';
import { NAME_LENGTH } from './entry-columns';
import {
  blankIsAbsent,
  IsDay,
  IsId,
  IsMeasure,
  IsOptionalDay,
  IsOptionalId,
  IsOptionalText,
  IsText,
  IsWholeNumber,
  IsTextOrBlank,
} from './fields';
import { PageQuery } from './page-query';
import { says, validationSentences } from './validation-sentences';

export const REMARK_LENGTH = 1000;
export const MOST_CHANGE_FEE = 1_000_000_000;

/** PUT /tournaments/{id}/entry-check-setting */
export class EntryCheckSettingRequest {
  @IsBoolean()
  is_on: boolean;

  /** `YYYY-MM-DD` and `HH:MM` on the tournament's clock. */
  @IsDay(says(() => validationSentences.enterDate))
  due_on: string;

  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: says(() => validationSentences.enterTime) })
  due_time: string;

  @IsIn(AFTER_DUE, { message: says(() => validationSentences.afterDeadline) })
  after_due: AfterDue;

  /** Whole rupiah, of each change after the deadline. */
  @IsOptional()
  @Transform(blankIsAbsent)
  @IsWholeNumber(1, MOST_CHANGE_FEE)
  fee?: number;

  /** The version that the form has loaded, 0 where nothing was saved yet. */
  @IsOptional()
  @IsWholeNumber(0, Number.MAX_SAFE_INTEGER)
  version?: number;
}

export interface EntryCheckSetting {
  is_on: boolean;
  /** On the tournament's clock; empty while nobody has set it. */
  due_on: string;
  due_time: string;
  due_at: string | null;
  after_due: AfterDue;
  fee: number | null;
  time_zone: string;
  /** 0: never saved. */
  version: number;
}

/** What a change costs now; `refusal`: none is taken, and why. */
export interface ChangeTerms {
  due_at: string;
  after_due: AfterDue;
  /** Of a change after the deadline. */
  late_fee: number | null;
  is_late: boolean;
  fee: number;
  refusal: string | null;
}

type CheckedTournament = { id: number; name: string; slug: string; time_zone: string };

export interface CheckedContingent {
  tournament: CheckedTournament;
  contingent: { id: number; name: string };
  state: ListState;
  /** The contingent that became one with it since, for which it is to be signed anew. */
  merged_with: string | null;
  entries: number;
  open_tickets: number;
}

/** GET /own-entry-checks: the lists of the account's contingents, of tournaments that check and are not over. */
export class OwnEntryChecksQuery {
  @IsOptionalId()
  contingent_id?: number;
}

export interface OwnEntryCheck extends CheckedContingent {
  due_at: string;
  is_late: boolean;
}

/** Of one tournament, for its office: GET /tournaments/{id}/entry-checks. */
export interface EntryCheckOverview {
  tournament: CheckedTournament;
  terms: ChangeTerms | null;
  contingents: OverviewRow[];
  /** Of all tickets. */
  tickets: Record<TicketState, number>;
}

export interface OverviewRow extends Omit<CheckedContingent, 'tournament'> {
  manager: string;
  opened_at: string | null;
  reminded_at: string | null;
  signature: SignatureAnswer | null;
}

export interface SignatureAnswer {
  id: number;
  number: number;
  signed_at: string;
  signer: string;
  is_late: boolean;
  /** The contingent whose list it was, where that has become one with this one. */
  merged_from: string | null;
}

export interface CheckedRow {
  /** Of the entry: its athlete in the team members. */
  id: number;
  name: string;
  birth_date: string;
  gender: Gender;
  body_weight: number | null;
  category: string;
  /** 'Tanding Dewasa Kelas A' */
  entered_as: string;
  team: string | null;
  state: RowState;
  /** Where a form starts. */
  values: EntryValues;
  /** The one that is open. */
  ticket_id: number | null;
}

/** GET /tournaments/{id}/entry-checks/{contingent} */
export interface EntryCheck {
  tournament: CheckedTournament;
  contingent: { id: number; name: string };
  terms: ChangeTerms;
  state: ListState;
  /** As of `CheckedContingent`. */
  merged_with: string | null;
  opened_at: string | null;
  rows: CheckedRow[];
  /** Names of signed rows that are no longer there. */
  gone: string[];
  /** To be sent with a signature: it is for this list. */
  seen: string;
  /** The newest first. */
  signatures: SignatureAnswer[];
  tickets: TicketRow[];
  /** Why it cannot be signed now; null: it can. */
  sign_refusal: string | null;
}

/** POST …/signature */
export class SignRequest {
  @IsText(64)
  seen: string;
}

/** What a ticket says, whole: fields that shall stay as they are may be left out. */
export class TicketRequest {
  /** Left out: a remark about the list as a whole. */
  @IsOptionalId()
  team_member_id?: number;

  @IsIn(TICKET_KINDS, { message: says(() => validationSentences.whatIsWrong) })
  kind: TicketKind;

  @IsOptionalText(REMARK_LENGTH)
  remark?: string;

  /** What the form said that it costs: 409 when that has changed since. */
  @IsWholeNumber(0, MOST_CHANGE_FEE)
  agreed_fee: number;

  @IsOptionalText(NAME_LENGTH)
  name?: string;

  @IsOptionalDay()
  birth_date?: string;

  @IsOptional()
  @IsIn(GENDERS)
  gender?: Gender;

  @IsOptional()
  @IsMeasure(5, 300)
  body_weight?: number;

  @IsOptionalId()
  match_category_id?: number;

  @IsOptionalId()
  age_category_id?: number;

  /** Left out where the category, the age or the gender changes: none, as seni has it. */
  @IsOptionalId()
  category_class_id?: number;

  /** Empty, or left out where the category or the age changes: none. */
  @IsTextOrBlank(40)
  nomor?: string;

  @IsTextOrBlank(100)
  team_label?: string;
}

/** PUT /entry-tickets/{id} */
export class ChangeTicketRequest extends TicketRequest {
  @IsId()
  version: number;
}

export class TicketStepRequest {
  /** That was read: 409 when the other side has changed it since. */
  @IsId()
  version: number;
}

export class AcceptTicketRequest extends TicketStepRequest {
  @IsOptionalText(REMARK_LENGTH)
  reason?: string;
}

export class RefuseTicketRequest extends TicketStepRequest {
  @IsText(REMARK_LENGTH)
  reason: string;
}

export interface TicketChange {
  field: EntryField;
  label: string;
  from: string;
  to: string;
  /** As they are kept: a form goes on from `to_value`. */
  to_value: string;
}

export interface TicketRow {
  id: number;
  tournament: CheckedTournament;
  contingent: { id: number; name: string };
  /** null: about the list as a whole, or the entry is gone. */
  team_member_id: number | null;
  athlete: string;
  entered_as: string;
  kind: TicketKind;
  changes: TicketChange[];
  remark: string;
  fee: number;
  /** On which the fee stands. */
  bill: { id: number; invoice_number: string } | null;
  state: TicketState;
  reason: string | null;
  created_by: string;
  created_at: string;
  decided_by: string | null;
  decided_at: string | null;
  version: number;
}

/** GET /entry-tickets: the office's list, those that wait the longest first among the open ones. */
export class TicketsQuery extends PageQuery {
  @IsId()
  tournament_id: number;

  @IsOptional()
  @Transform(blankIsAbsent)
  @IsIn(TICKET_STATES)
  state?: TicketState;

  @IsOptionalId()
  contingent_id?: number;
}

/** Every step answers with the list as it is now, or of the office with the ticket. */
export interface SavedCheck {
  message: string;
  data: EntryCheck;
}

export interface SavedTicket {
  message: string;
  data: TicketRow;
}
