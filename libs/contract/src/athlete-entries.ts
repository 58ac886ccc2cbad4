// Athletes of a register entered into a tournament by ticking: what is sent for each.
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { MOST_ENTERED } from './athletes';
import { IsId, IsMeasure, IsOptionalText } from './fields';
import { says, validationSentences } from './validation-sentences';

export class AthleteEntry {
  @IsId()
  athlete_id: number;

  @IsId()
  match_category_id: number;

  /** kg; tanding needs it. */
  @IsOptional()
  @IsMeasure(5, 300)
  body_weight?: number;

  /** The event within the category, where it has several. */
  @IsOptionalText(40)
  nomor?: string;

  @IsOptionalText(100)
  team_label?: string;
}

/** POST /athletes/entries: all of them, or none. Age category and class follow from birth date, gender and weight. */
export class EnterAthletesRequest {
  @IsId()
  contingent_id: number;

  @IsId()
  tournament_id: number;

  @IsArray()
  @ArrayMinSize(1, { message: says(() => validationSentences.chooseAthlete) })
  @ArrayMaxSize(MOST_ENTERED, { message: says(() => validationSentences.mostAthletes(MOST_ENTERED)) })
  @ValidateNested({ each: true })
  @Type(() => AthleteEntry)
  entries: AthleteEntry[];
}
