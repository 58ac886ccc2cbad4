// What is asked of a person, and told of one, in the register of an account and in each of its entries.
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { WEIGHT_KG } from '@gelanggang/domain/athletes/class-for';
import { type Gender, GENDERS } from '@gelanggang/domain/words/genders';
import { NAME_LENGTH } from './entry-columns';
import { blankIsAbsent, IsDay, IsMeasure, IsName, IsOptionalId, IsText } from './fields';
import { type Located, LocatedRequest } from './locations';
import { says, validationSentences } from './validation-sentences';

export const BLOOD_TYPES = ['A', 'B', 'AB', 'O'] as const;
export type BloodType = (typeof BLOOD_TYPES)[number];

export class PersonRequest extends LocatedRequest {
  @IsName(NAME_LENGTH)
  name: string;

  @IsText(NAME_LENGTH)
  birth_place: string;

  /** `YYYY-MM-DD` */
  @IsDay()
  birth_date: string;

  @IsIn(GENDERS)
  gender: Gender;

  /** kg; an entry for tanding needs it. */
  @IsOptional()
  @IsMeasure(WEIGHT_KG.min, WEIGHT_KG.max)
  body_weight?: number;

  /** cm */
  @IsOptional()
  @IsMeasure(50, 250)
  body_height?: number;

  @IsOptional()
  @Transform(blankIsAbsent)
  @IsIn(BLOOD_TYPES)
  blood_type?: BloodType;

  @IsOptional()
  @Transform(blankIsAbsent)
  @Matches(/^\d{16}$/, { message: says(() => validationSentences.familyCard) })
  family_card_number?: string;

  /** The version that the form has loaded: 409 when somebody else has saved since. */
  @IsOptionalId()
  version?: number;
}

/** What a form about a person is filled with, beside what stands in its row of a list. */
export interface PersonDetail extends Located {
  birth_place: string;
  body_height: number | null;
  blood_type: BloodType | null;
  nik: string;
  family_card_number: string | null;
}
