// The fees of a tournament beside those of what it offers: their days, what each contingent pays, discount codes.
import { IsOptional, Matches, MaxLength } from 'class-validator';
import { Transform } from 'class-transformer';
import type { FeePeriod } from '@gelanggang/domain/billing/fee-dates';
import type { FeePer } from '@gelanggang/domain/billing/fee-per';
import { DISCOUNT_CODE_LENGTH, discountKey } from '@gelanggang/domain/billing/discount';
import { IsOptionalDay, IsOptionalFlag, IsWholeNumber, IsWholeNumberOrNone } from './fields';
import { says, validationSentences } from './validation-sentences';

/** Whole rupiah. */
const MOST_FEE = 1_000_000_000;

/** PUT /tournaments/{id}/fee-setting */
export class FeeSettingRequest {
  /** The last day of early fees, in the tournament's zone; blank: there are none. */
  @IsOptionalDay()
  early_until?: string;

  /** The first day of late fees, after the early ones. */
  @IsOptionalDay()
  late_from?: string;

  /** What each contingent pays once, on its first bill; blank or 0: nothing. */
  @IsOptional()
  @IsWholeNumber(0, MOST_FEE)
  contingent_fee?: number;

  /** The version that the form has loaded, 0 where nothing was saved yet; 409 when somebody else has saved since. */
  @IsWholeNumber(0, Number.MAX_SAFE_INTEGER)
  version: number;
}

export interface FeeSetting {
  early_until: string | null;
  late_from: string | null;
  contingent_fee: number;
  /** 0: never saved. */
  version: number;
}

/** POST /tournaments/{id}/discount-codes: percent or amount, one of the two. What it takes off never changes. */
export class DiscountCodeRequest {
  @Transform(({ value }: { value: unknown }): unknown => (typeof value === 'string' ? discountKey(value) : value))
  @MaxLength(DISCOUNT_CODE_LENGTH)
  @Matches(/^[A-Z0-9]([A-Z0-9-]*[A-Z0-9])?$/, { message: says(() => validationSentences.feeCode) })
  code: string;

  @IsWholeNumberOrNone(1, 100)
  percent?: number | null;

  /** Whole rupiah. */
  @IsWholeNumberOrNone(1, MOST_FEE)
  amount?: number | null;

  /** The last day; blank: as long as it is open. */
  @IsOptionalDay()
  valid_until?: string;

  /** How many bills may use it; blank: as many as come. */
  @IsWholeNumberOrNone(1, 100_000)
  most_uses?: number | null;
}

/** PUT /tournaments/{id}/discount-codes/{codeId} */
export class DiscountSwitchRequest {
  @IsOptionalFlag()
  is_open?: boolean;
}

export interface DiscountCodeRow {
  id: number;
  code: string;
  percent: number | null;
  amount: number | null;
  valid_until: string | null;
  most_uses: number | null;
  is_open: boolean;
  /** Bills that have it, without those that were rejected or cancelled, and what it took off them. */
  uses: number;
  taken_off: number;
}

/** GET /contingents/{id}/fees: what each tournament asks that it is registered in and that is not over. */
export interface ContingentFees {
  tournament: { id: number; name: string };
  offers: OfferFeesRow[];
}

export interface OfferFeesRow {
  match_category_id: number;
  unit_size: number;
  fee_per: FeePer;
  /** From today on; the first is today's. */
  fees: FeePeriod[];
}
