// Several entries of a tournament's set-up in one form. Of its own file: the web app takes values of `setting-up`, and bears no nested classes.
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, IsOptional, ValidateNested } from 'class-validator';
import { FEE_PER, type FeePer } from '@gelanggang/domain/billing/fee-per';
import { MOST_AT_ONCE } from '@gelanggang/domain/tournament/at-once';
import { IsId, IsText, IsWholeNumber } from './fields';
import { PresetRequest } from './setting-up';
import { says, validationSentences } from './validation-sentences';

class NamedArena {
  @IsText(100)
  name: string;
}

/** POST /tournament-settings/{id}/arenas: several new ones, all of them or none; their codes come from their names. */
export class ArenasRequest {
  @IsArray()
  @ArrayNotEmpty({ message: says(() => validationSentences.enterArena) })
  @ArrayMaxSize(MOST_AT_ONCE)
  @ValidateNested({ each: true })
  @Type(() => NamedArena)
  arenas: NamedArena[];
}

class OfferedCategory {
  @IsId()
  match_category_id: number;

  /** Whole rupiah. */
  @IsWholeNumber(0, 1_000_000_000)
  registration_fee: number;

  @IsOptional()
  @IsIn(FEE_PER, { message: says(() => validationSentences.feePer) })
  fee_per?: FeePer;
}

/** POST /tournament-settings/{id}/offer: new categories with their fees, and the ages of tanding, in one step or not at all. */
export class OfferRequest extends PresetRequest {
  @IsArray()
  @ArrayMaxSize(MOST_AT_ONCE)
  @ValidateNested({ each: true })
  @Type(() => OfferedCategory)
  categories: OfferedCategory[];
}
