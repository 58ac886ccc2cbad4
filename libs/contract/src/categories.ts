// Lookups of championship, match and age categories and of classes (spec 2 §7 "Lookups", "Classes"). All answer lists.
import { Transform } from 'class-transformer';
import { IsIn, IsNumber, IsOptional, Max, Min } from 'class-validator';
import type { AgeCounting } from '@gelanggang/domain/athletes/age';
import { GENDERS, type Gender } from '@gelanggang/domain/words/genders';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { decimalOf } from '@gelanggang/domain/words/typed-numbers';
import { IsId, IsOptionalId } from './fields';

export type MatchCategoryKey = 'tanding' | 'seni_tunggal' | 'seni_ganda' | 'seni_regu' | 'solo_kreatif';

/** GET /match-categories */
export class MatchCategoriesQuery {
  @IsOptionalId()
  championship_category_id?: number;
}

/** GET /fetch-match-categories: those that the tournament offers; without it, all. */
export class FetchMatchCategoriesQuery {
  @IsOptionalId()
  tournament_id?: number;
}

/** GET /age-categories: those of a tournament's rule set, or of the tournaments of a contingent; without either, all in use. */
export class AgeCategoriesQuery {
  @IsOptionalId()
  tournament_id?: number;

  @IsOptionalId()
  contingent_id?: number;
}

/** GET /fetch-age-categories: tanding only has ages with classes. */
export class FetchAgeCategoriesQuery extends AgeCategoriesQuery {
  @IsOptionalId()
  match_category_id?: number;
}

/** GET /fetch-category-classes */
export class FetchClassesQuery {
  @IsId()
  age_category_id: number;
}

/** GET /fetch-available-class: the classes of an age category, with how many stand in them. */
export class AvailableClassQuery {
  @IsId()
  tournament_id: number;

  @IsId()
  match_category_id: number;

  @IsId()
  age_category_id: number;

  /** `drawing`: counts only paid athletes who are not drawn yet. */
  @IsOptional()
  @IsIn(['drawing', ''])
  filter_for?: 'drawing' | '';
}

/** GET /category-classes/fetch-class/{ageCategoryId}: the classes that fit; without a weight, all of the gender. */
export class FetchClassQuery {
  /** The same as in the path (spec 2 §7). */
  @IsOptionalId()
  age_category_id?: number;

  @IsOptional()
  @IsIn(GENDERS)
  gender?: Gender;

  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? weightOf(value) : value))
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(1)
  @Max(500)
  body_weight?: number;
}

/** Both 62.5 and 62,5 are typed. */
export function weightOf(text: string): number | undefined {
  return text.trim() === '' ? undefined : decimalOf(text);
}

/** GET /fetch-nomor: of a tournament, or of all that a contingent is registered into and that are not over. */
export class NomorQuery {
  @IsOptionalId()
  tournament_id?: number;

  @IsOptionalId()
  contingent_id?: number;

  @IsId()
  match_category_id: number;

  @IsId()
  age_category_id: number;
}

/**
 * An event within a category that an entry chooses; where there is only one, none is answered. Staff who ask for a
 * tournament are told besides what its entries name otherwise, with an empty id where some name none.
 */
export interface NomorAnswer {
  /** What an entry's `nomor` holds: 'tunggal-senjata'. */
  id: string;
  name: string;
}

export interface NamedAnswer {
  id: number;
  name: string;
}

export interface MatchCategoryAnswer extends NamedAnswer {
  key: MatchCategoryKey;
  kind: MatchKind;
  /** Athletes in one unit. */
  unit_size: number;
}

/** GET /fetch-match-categories?tournament_id= */
export interface OfferedMatchCategoryAnswer extends MatchCategoryAnswer {
  tournament_match_category_id: number | null;
  registration_fee: number | null;
}

export interface AgeCategoryAnswer extends NamedAnswer {
  /** Older than this at the tournament's start, in whole years at least this old; null: no lower bound. */
  above_years: number | null;
  /** At most this old; null: no upper bound. */
  up_to_years: number | null;
  counting: AgeCounting;
  /** Name of the rule set whose own it is; null: of IPSI 2025, which others share. */
  rule_set: string | null;
  round_count: number;
  round_seconds: number;
  break_seconds: number;
}

export interface ClassAnswer extends NamedAnswer {
  age_category_id: number;
  gender: Gender;
  /** kg; null: open below. */
  weight_min: number | null;
  /** kg; null: open above. */
  weight_max: number | null;
  /** The first class of its age and gender includes its lower bound. */
  includes_min: boolean;
}

/** GET /category-classes/fetch-by-age-category/{ageCategoryId} */
export interface ClassesByGenderAnswer {
  male: ClassAnswer[];
  female: ClassAnswer[];
}

export interface AvailableClassAnswer {
  class_id: number;
  class_name: string;
  gender: Gender;
  weight_min: number | null;
  weight_max: number | null;
  team_member_count: number;
}
