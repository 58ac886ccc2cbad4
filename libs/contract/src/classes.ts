// Weight classes in the back office (spec 2 §3 "Category class", §7 "Classes").
import { Transform } from 'class-transformer';
import { IsIn, IsNumber, IsOptional, Max, Min } from 'class-validator';
import { type ClassAnswer, weightOf } from './categories';
import { GENDERS, type Gender } from '@gelanggang/domain/words/genders';
import { IsId, IsOptionalFlag, IsOptionalId, IsText } from './fields';
import { PageQuery } from './page-query';

const toWeight = ({ value }: { value: unknown }): unknown => {
  if (value === null) return undefined;
  return typeof value === 'string' ? weightOf(value) : value;
};

/** GET /category-classes; `search` looks at class and age category. */
export class ClassesQuery extends PageQuery {
  @IsOptionalId()
  age_category_id?: number;
}

/** POST /category-classes, PUT /category-classes/{id} */
export class ClassRequest {
  @IsId()
  age_category_id: number;

  @IsText(50)
  name: string;

  @IsIn(GENDERS)
  gender: Gender;

  /** kg, above this; left out: open below. */
  @IsOptional()
  @Transform(toWeight)
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0)
  @Max(500)
  weight_min?: number;

  /** kg, up to this; left out: open above. */
  @IsOptional()
  @Transform(toWeight)
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0)
  @Max(500)
  weight_max?: number;

  /** The first class of its age and gender includes its lower bound. */
  @IsOptionalFlag()
  includes_min?: boolean;

  /** The version that the form has loaded: 409 when somebody else has saved since. */
  @IsOptionalId()
  version?: number;
}

/** GET /category-classes (paginated), GET /category-classes/{id} */
export interface ClassRow extends ClassAnswer {
  age_category: { id: number; name: string };
  version: number;
}
