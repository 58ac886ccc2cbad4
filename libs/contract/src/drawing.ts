// Drawings and their pools: requests and answers (spec 2 §3, §7 "Drawing and pools").
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import type { Gender } from '@gelanggang/domain/words/genders';
import { FULL_PRESTASI, MATCH_CHARTS, MATCH_DURATIONS, type MatchChart } from './draw-options';
import { AreIds, AreUnique, blankIsAbsent, IsId, IsOneOf, IsOptionalId } from './fields';
import { says, validationSentences } from './validation-sentences';

/** Spec 2 §9: seconds of one round, as the forms offer them. */
export const IsMatchDuration = () =>
  IsOneOf(
    MATCH_DURATIONS,
    says(() => validationSentences.durations(MATCH_DURATIONS.join(', '))),
  );

export const toChart = ({ value }: { value: unknown }): unknown => {
  if (value === FULL_PRESTASI) return 0;
  if (value === '') return undefined;
  return typeof value === 'string' && /^[0-9]{1,2}$/.test(value) ? Number(value) : value;
};

/** More than a class has in the rulebook's charts. */
export const MAX_SEEDS = 32;

/** POST /create-pools, PUT /drawings/{id}. */
export class DrawingRequest {
  @IsId()
  tournament_id: number;

  /** Spec 2 §5: only 1, tanding. */
  @IsId()
  @IsIn([1], { message: says(() => validationSentences.classOfTanding) })
  match_category_id: number;

  @IsId()
  age_category_id: number;

  @IsId()
  category_class_id: number;

  /** 2, 4, 6, 8, 16, 0 or 'full_prestasi'. */
  @Transform(toChart)
  @IsIn(MATCH_CHARTS, { message: says(() => validationSentences.chart) })
  match_chart: MatchChart;

  /** Seconds of one round in place of the rule set's; left out: the rule set's, or on PUT as it was. */
  @IsOptional()
  @IsMatchDuration()
  match_duration?: number;

  /** No: the rule set's length counts again. */
  @IsOptional()
  @IsBoolean({ message: says(() => validationSentences.yesOrNo) })
  has_own_duration?: boolean;

  /** Participants who are seeded, the strongest first; left out: none, or on PUT as they were. */
  @IsOptional()
  @IsArray({ message: says(() => validationSentences.seedsAsList) })
  @ArrayMaxSize(MAX_SEEDS, { message: says(() => validationSentences.mostSeeds(MAX_SEEDS)) })
  @AreUnique({ message: says(() => validationSentences.seedTwice) })
  @AreIds()
  seeds?: number[];

  /** Of an edit: the version that the form has loaded, 409 when somebody else has divided anew since. */
  @IsOptionalId()
  version?: number;
}

/** GET /pools, GET /matches-recap. */
export class PoolsQuery {
  @IsOptionalId()
  tournament_id?: number;
}

/** GET /tournaments/{id}/undivided (`{data: UndividedAnswer}`): tanding classes of which nothing is divided yet. */
export interface UndividedAnswer {
  classes: number;
  /** Paid, in these classes. */
  athletes: number;
  /** Classes with one athlete, of which nothing is drawn. */
  lone: LoneClassRow[];
  /** Those have to be merged first, and are not counted above. */
  must_merge: boolean;
}

export interface LoneClassRow {
  age_category_id: number;
  category_class_id: number;
  gender: Gender;
  /** 'Dewasa Putra A' */
  name: string;
  athlete: string;
  contingent: string;
  /** Its pool is made already. */
  is_divided: boolean;
}

/** POST /pools/next. */
export class NextPoolRequest {
  @IsId()
  current_pool_id: number;
}

/** POST /pools/{id}/regenerate-bracket. All optional: the specification's GET sends none. */
export class RegenerateRequest {
  @IsOptional()
  @Transform(blankIsAbsent)
  @IsString({ message: says(() => validationSentences.reasonIsText) })
  @MaxLength(500, { message: says(() => validationSentences.reasonLength) })
  reason?: string;

  /** The draw that the asker saw: 409 when somebody else has drawn again since. */
  @IsOptionalId()
  draw_number?: number;
}

export type DrawingStatus = 'Generated' | 'Not Generated';

/** A row of GET /pools (`{data: PoolRow[]}`), in the order in which pools are drawn. */
export interface PoolRow {
  id: number;
  pool_id: number;
  drawing_id: number;
  /** Of the drawing: one more whenever it is divided anew. */
  drawing_version: number;
  tournament_id: number;
  tournament_name: string;
  /** 'Pool A' */
  name: string;
  /** 'Dewasa Putra A – Pool A' */
  title: string;
  number: number;
  match_category: { id: number; name: string };
  age_category: { id: number; name: string };
  category_class: PoolClass;
  age_category_name: string;
  gender: Gender;
  class_name: string;
  weight_min: number | null;
  weight_max: number | null;
  match_chart: MatchChart;
  /** 'Bagan 8', 'Full Prestasi' */
  bracket_type: string;
  /** Seconds of one round, as it will be fought; its own in place of the rule set's, or not. */
  match_duration: number;
  has_own_duration: boolean;
  /** `ongoing` once the bracket is drawn. */
  status: 'waiting' | 'ongoing';
  drawing_status: DrawingStatus;
  matches_count: number;
  units_count: number;
  /** How the bracket was drawn; null before. */
  draw: PoolDraw | null;
}

export interface PoolClass {
  id: number;
  /** 'Gabungan Kelas' where the class has no name. */
  name: string;
  gender: Gender;
  weight_min: number | null;
  weight_max: number | null;
  /** The classes that are drawn together here; empty for a class of its own. */
  merged_names: string[];
  /** Athletes in this pool. */
  available_athletes: number;
}

/** What anybody needs to check a draw (domain-rules, Draw: everything else is random from the seed). */
export interface PoolDraw {
  /** 16 hexadecimal digits. */
  seed: string;
  /** sha256 of the entries' canonical text, 64 hexadecimal digits. */
  fingerprint: string;
  /** 1, and one more with each regenerate. */
  draw_number: number;
  drawn_at: string;
  drawn_by: string | null;
  is_changed_by_hand: boolean;
  /** Who changed it last; null where nobody did, or it is not known. */
  changed_by: string | null;
  /** Nothing of it can be changed until somebody opens it. */
  is_locked: boolean;
}

/** GET /pools/{id}: `{data: PoolAnswer}`. The history is there for holders of 'manage drawing', else empty. */
export interface PoolAnswer extends PoolRow {
  history: DrawHistoryRow[];
}

export interface DrawHistoryRow {
  draw_number: number;
  seed: string;
  fingerprint: string;
  reason: string | null;
  drawn_at: string;
  drawn_by: string | null;
}

/** GET and POST /pools/{id}/generate-bracket and regenerate-bracket. The bracket itself: GET /pools/{id}/matches. */
export interface GenerateAnswer {
  message: string;
  pool_id: number;
  status: 'ongoing';
  /** False where the bracket was there already (generate only). */
  drawn_now: boolean;
  draw: PoolDraw;
  matches_count: number;
}

/** POST /create-pools (201), PUT /drawings/{id} (200). */
export interface DrawingAnswer {
  message: string;
  data: DrawingSummary;
}

export interface DrawingSummary {
  id: number;
  tournament_id: number;
  match_category_id: number;
  age_category_id: number;
  category_class_id: number;
  gender: Gender;
  match_chart: MatchChart;
  /** Seconds of one round, as it will be fought; its own in place of the rule set's, or not. */
  match_duration: number;
  has_own_duration: boolean;
  seed: string;
  pools: { id: number; number: number; name: string; units_count: number }[];
}

/** POST /pools/next: 404 at the end of the undrawn pools. */
export interface NextPoolAnswer {
  next_pool_id: number;
}

/** POST /matches/{matchId}/create-dummy. */
export interface CreateDummyAnswer {
  message: string;
  match_id: number;
  pool_id: number;
}
