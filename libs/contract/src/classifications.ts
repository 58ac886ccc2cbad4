// Classifications: the classes that a tournament fights in a match category and age (spec 2 §3, §7 "Classifications").
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray } from 'class-validator';
import type { ClassAnswer } from './categories';
import { AreIds, AreUnique, IsId, IsOptionalId, IsText } from './fields';
import { PageQuery } from './page-query';

/** Both `[1, 2]` and `[{category_class_id: 1}, …]` are a list of category_class_id. */
const toIds = ({ value }: { value: unknown }): unknown => {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) =>
    typeof item === 'object' && item !== null && 'category_class_id' in item ? item.category_class_id : item,
  );
};

/** GET /match-clasifications; `search` looks at name, tournament and age category. */
export class ClassificationsQuery extends PageQuery {
  @IsOptionalId()
  tournament_id?: number;
}

/** POST /match-clasifications, PUT /match-clasifications/{id} */
export class ClassificationRequest {
  /** Of a classification that stands it cannot change. */
  @IsId()
  tournament_id: number;

  @IsId()
  match_category_id: number;

  @IsId()
  age_category_id: number;

  @IsText(100)
  name: string;

  /** Classes of the age category. */
  @Transform(toIds)
  @IsArray()
  @ArrayMaxSize(500)
  @AreUnique()
  @AreIds()
  details: number[];

  /** The version that the form has loaded: 409 when somebody else has saved since. */
  @IsOptionalId()
  version?: number;
}

/** GET /match-clasifications (paginated) */
export interface ClassificationRow {
  id: number;
  tournament_id: number;
  match_category_id: number;
  age_category_id: number;
  name: string;
  version: number;
  tournament: { id: number; name: string };
  match_category: { id: number; name: string };
  age_category: { id: number; name: string };
  /** How many classes it holds. */
  classes_count: number;
}

export interface SelectableClass extends ClassAnswer {
  isSelected: boolean;
}

/** GET /match-clasifications/{id}: every class of the age category, with whether it is in. */
export interface ClassificationAnswer extends ClassificationRow {
  details: { male: SelectableClass[]; female: SelectableClass[] };
}
