// What a tournament is set up with: activities, categories with fee, arenas, contact persons (spec 2 §3, §7).
import { MOST_PLACES } from './places';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, MaxLength } from 'class-validator';
import { FEE_PER, type FeePer } from '@gelanggang/domain/billing/fee-per';
import {
  blankIsAbsent,
  IsAccountNumber,
  IsArenaCode,
  IsId,
  IsLastDayOf,
  IsMailAddress,
  IsOptionalDay,
  IsOptionalId,
  IsOptionalText,
  IsText,
  IsWholeNumber,
  IsWholeNumberOrNone,
} from './fields';
import type { LiveArena } from './live';
import { PageQuery } from './page-query';
import { says, validationSentences } from './validation-sentences';

/** More than any class has. */

/** The lists; `search` looks at the names. */
export class SetupQuery extends PageQuery {
  @IsOptionalId()
  tournament_id?: number;
}

class SetupRequest {
  /** Of an entry that stands it cannot change. */
  @IsId()
  tournament_id: number;

  /** The version that the form has loaded: 409 when somebody else has saved since. */
  @IsOptionalId()
  version?: number;
}

/** POST /tournament-activities, PUT /tournament-activities/{id} */
export class ActivityRequest extends SetupRequest {
  @IsText(200)
  name: string;

  @IsOptionalText(5000)
  description?: string;

  /** `YYYY-MM-DD` */
  @IsOptionalDay()
  start_date?: string;

  @IsOptionalDay()
  @IsLastDayOf('start_date')
  end_date?: string;
}

/** POST /tournament-match-categories, PUT /tournament-match-categories/{id} */
export class TournamentCategoryRequest extends SetupRequest {
  @IsId()
  match_category_id: number;

  /** Whole rupiah. */
  @IsWholeNumber(0, 1_000_000_000)
  registration_fee: number;

  /** Left out: as it stands, of a new one by unit. */
  @IsOptional()
  @IsIn(FEE_PER, { message: says(() => validationSentences.feePer) })
  fee_per?: FeePer;

  /** Until `early_until` of the tournament's fees. Null: as the usual one; left out: as it stands. */
  @IsWholeNumberOrNone(0, 1_000_000_000)
  early_fee?: number | null;

  /** From `late_from` on. */
  @IsWholeNumberOrNone(0, 1_000_000_000)
  late_fee?: number | null;

  /** Athletes, pairs or teams that each class takes. Null: as many as come; left out: as it stands. */
  @IsWholeNumberOrNone(1, MOST_PLACES)
  class_places?: number | null;

  /** The same of one contingent in each class. */
  @IsWholeNumberOrNone(1, MOST_PLACES)
  contingent_places?: number | null;
}

/** POST /tournament-arenas, PUT /tournament-arenas/{id} */
export class ArenaRequest extends SetupRequest {
  @IsText(100)
  name: string;

  /** What its partai begin with: 'A' of 'A24'. Left out: as it stands; blank, or of a new one: from the name. */
  @IsOptional()
  @IsArenaCode()
  code?: string;
}

/** POST /tournament-contact-persons, PUT /tournament-contact-persons/{id} */
export class ContactPersonRequest extends SetupRequest {
  @IsText(100)
  name: string;

  @IsOptionalText(1000)
  description?: string;

  @IsOptionalText(50)
  phone?: string;

  @IsOptional()
  @Transform(blankIsAbsent)
  @IsMailAddress()
  @MaxLength(200)
  email?: string;
}

/** POST /tournament-bank-accounts, PUT /tournament-bank-accounts/{id} */
export class BankAccountRequest extends SetupRequest {
  @IsText(100)
  bank_name: string;

  @IsAccountNumber()
  account_number: string;

  @IsText(100)
  account_name: string;
}

interface SetupRow {
  id: number;
  tournament_id: number;
  tournament: { id: number; name: string };
  version: number;
}

export interface ActivityRow extends SetupRow {
  name: string;
  description: string;
  start_date: string | null;
  end_date: string | null;
}

export interface TournamentCategoryRow extends SetupRow {
  match_category_id: number;
  match_category: { id: number; name: string; unit_size: number };
  registration_fee: number;
  fee_per: FeePer;
  early_fee: number | null;
  late_fee: number | null;
  class_places: number | null;
  contingent_places: number | null;
}

export interface ArenaRow extends SetupRow {
  name: string;
  /** What its partai begin with: 'A' of 'A24'. */
  code: string;
}

export interface ContactPersonRow extends SetupRow {
  name: string;
  description: string;
  phone: string;
  email: string;
}

/** Where fees are paid to. */
export interface BankAccount {
  bank_name: string;
  /** Digits alone. */
  account_number: string;
  account_name: string;
}

export interface BankAccountRow extends SetupRow, BankAccount {}

/** POST and PUT of every entry: what stands now. */
export interface Saved<Row> {
  message: string;
  data: Row;
}

/** Event `arena.changed`: all arenas of the tournament, by name. */
export interface ArenasChanged {
  arenas: LiveArena[];
}
