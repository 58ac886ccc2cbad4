// Insight: what a tournament's entries and payments add up to (Spec 1 §2 "Insight page", §3 "Stats responses").
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { GENDERS, type Gender } from '@gelanggang/domain/words/genders';
import { MATCH_KINDS, type MatchKind } from '@gelanggang/domain/words/labels';
import { blankIsAbsent, IsId, IsOptionalDay, IsOptionalId, IsOptionalText, IsWholeNumber } from './fields';
import { insightTexts } from './insight-texts';

/** Where an entered member's payment stands; `unbilled`: in no billing that holds. */
export const ENTRY_PAYMENTS = ['paid', 'waiting for confirmation', 'waiting for payment', 'unbilled'] as const;
export type EntryPayment = (typeof ENTRY_PAYMENTS)[number];

/** Province or district 0 of a filter: contingents without one. */
export const NO_PLACE = 0;

/** Hold for every figure at once. */
export class InsightFilters {
  /** First day of registration of the contingent, `YYYY-MM-DD` in the tournament's zone. */
  @IsOptionalDay()
  date_from?: string;

  @IsOptionalDay()
  date_to?: string;

  @IsOptionalId()
  match_category_id?: number;

  @IsOptional()
  @Transform(blankIsAbsent)
  @IsIn(GENDERS)
  gender?: Gender;

  /** The contingent's province; NO_PLACE: contingents without one. */
  @IsOptional()
  @IsWholeNumber(0, 1_000_000_000)
  province_id?: number;
}

/** Of the calls that name their tournament in the query. */
export class InsightQuery extends InsightFilters {
  @IsId()
  tournament_id: number;
}

/** The members behind one figure, a page at a time. */
export class InsightMembersQuery extends InsightFilters {
  @IsOptional()
  @IsWholeNumber(1, 1_000_000)
  page = 1;

  @IsOptional()
  @IsWholeNumber(1, 100)
  perPage = 20;

  @IsOptionalText(200)
  search = '';

  @IsOptional()
  @IsWholeNumber(0, 1_000_000_000)
  district_id?: number;

  @IsOptionalId()
  age_category_id?: number;

  @IsOptionalId()
  category_class_id?: number;

  @IsOptionalId()
  contingent_id?: number;

  @IsOptional()
  @Transform(blankIsAbsent)
  @IsIn(MATCH_KINDS)
  kind?: MatchKind;

  @IsOptional()
  @Transform(blankIsAbsent)
  @IsIn(ENTRY_PAYMENTS)
  payment?: EntryPayment;
}

/** `registered` counts entered members, the others participants: members whose billing is paid. */
export interface EntryCount {
  registered: number;
  tanding: number;
  seni: number;
  total_participants: number;
}

export interface InsightStats extends EntryCount {
  total_contingents: number;
  /** Provinces that sent a contingent. */
  provinces: number;
  /** Whole rupiah. */
  projected_income: number;
  paid_income: number;
}

export interface JoinDateRow {
  /** `YYYY-MM-DD` */
  join_date: string;
  total_contingents: number;
}

export interface IncomeRow {
  match_category_id: number;
  description: string;
  members: number;
  /** Whole rupiah, as the three below. */
  amount: number;
  paid_amount: number;
}

export interface TotalIncomeRow {
  status: EntryPayment;
  description: string;
  members: number;
  total_amount: number;
}

export interface ContingentProvinceRow {
  province_id: number | null;
  province: string;
  total_contingents: number;
}

export interface ContingentInsight {
  id: number;
  name: string;
  province_id: number | null;
  province: string;
  district_name: string;
  join_date: string;
  registered: number;
  total_participants: number;
  categories: { match_category_id: number; name: string; registered: number; participants: number }[];
}

export interface ProvinceRow extends EntryCount {
  province_id: number | null;
  province: string;
}

export interface DistrictRow extends ProvinceRow {
  district_id: number | null;
  district_name: string;
}

export interface GenderRow extends EntryCount {
  gender: Gender;
}

export interface AgeCategoryRow extends EntryCount {
  age_category_id: number;
  age_category_name: string;
}

/** Of seni, which has no classes, `class_name` is the event's, and the match category's where that has only one. */
export interface ClassRow extends EntryCount {
  match_category_id: number;
  match_category: string;
  age_category_id: number;
  age_category: string;
  gender: Gender;
  category_class_id: number | null;
  class_name: string;
}

/** Every figure of one moment. */
export interface Insight {
  tournament: { id: number; name: string; time_zone: string; start_date: string; end_date: string };
  /** The instant that the figures are of. */
  as_of: string;
  stats: InsightStats;
  joined: JoinDateRow[];
  income: IncomeRow[];
  total_income: TotalIncomeRow[];
  contingents: ContingentInsight[];
  contingent_provinces: ContingentProvinceRow[];
  provinces: ProvinceRow[];
  districts: DistrictRow[];
  genders: GenderRow[];
  age_categories: AgeCategoryRow[];
  classes: ClassRow[];
}

export interface InsightMember {
  id: number;
  name: string;
  contingent: { id: number; name: string };
  province: string;
  district_name: string;
  match_category: string;
  age_category: string;
  class_name: string;
  gender: Gender;
  payment: EntryPayment;
  billing_id: number | null;
  amount: number;
}

/** A tournament beside the others. */
export interface TournamentInsight {
  id: number;
  name: string;
  start_date: string;
  total_contingents: number;
  registered: number;
  tanding: number;
  seni: number;
  total_participants: number;
  projected_income: number;
  paid_income: number;
  provinces: { province_id: number | null; province: string; total_participants: number }[];
}

/** What each figure counts: the ground of its query, and its tooltip, wherever it is shown. */
export const INSIGHT_DEFINITIONS = insightTexts.definitions;
