// The auto-schedule: what it is asked for (the parameters of its job), the plan that it makes, and how that is changed.
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { PLAN_SCOPES, type PlanScope } from '@gelanggang/domain/schedule/auto/plan-settings';
import type { UnplacedReason } from '@gelanggang/domain/schedule/auto/plan-types';
import type { Gender } from '@gelanggang/domain/words/genders';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { IsDay, IsId, IsOptionalFlag, IsWholeNumber } from './fields';
import type { LiveCorner } from './live';
import { AreOnce, AutoScheduleRule, IsAfterStart, IsIds, TIME, TIME_TEXT } from './plan-rules';
import { says, validationSentences } from './validation-sentences';

/** One session of one day; the time between two sessions is a break (ISHOMA). */
export class AutoScheduleSession {
  @IsDay()
  date: string;

  @Matches(TIME, TIME_TEXT)
  start_time: string;

  @Matches(TIME, TIME_TEXT)
  @IsAfterStart()
  end_time: string;

  /** Empty: all arenas of the plan. */
  @IsIds(100)
  arena_ids: number[] = [];

  /** Empty: all age categories. */
  @IsIds(100)
  age_category_ids: number[] = [];
}

export class AutoScheduleLength {
  @IsId()
  age_category_id: number;

  @IsWholeNumber(1, 120)
  tanding_minutes: number;

  /** Of one performance; a battle takes two. */
  @IsWholeNumber(1, 120)
  seni_minutes: number;
}

/** Parameters of the job `auto-schedule`, and the settings that a plan keeps. */
export class AutoScheduleParams {
  @IsId()
  tournament_id: number;

  @IsIn(PLAN_SCOPES)
  scope: PlanScope;

  @ArrayMinSize(1, { message: says(() => validationSentences.chooseArenas) })
  @IsIds(100)
  arena_ids: number[];

  @IsArray()
  @ArrayMinSize(1, { message: says(() => validationSentences.enterSession) })
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => AutoScheduleSession)
  sessions: AutoScheduleSession[];

  @IsArray()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => AutoScheduleLength)
  lengths: AutoScheduleLength[];

  /** null or blank: after each match the length of two like it. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === '' ? null : value))
  @IsInt({ message: says(() => validationSentences.minutesOrNone) })
  @Min(0)
  @Max(600)
  rest_minutes: number | null = null;

  @IsWholeNumber(0, 60)
  change_over_minutes: number;

  /** Left out: none. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(20)
  @AreOnce()
  @ValidateNested({ each: true })
  @Type(() => AutoScheduleRule)
  rules?: AutoScheduleRule[];
}

/** What the plan would gain without a rule: minutes, or matches that would have a place; both 0: nothing. */
export interface AutoScheduleRuleCost {
  minutes: number;
  matches: number;
}

/** Why a match of a plan has no place; `by-hand`: somebody took it out. */
export type NoPlaceReason = UnplacedReason | 'by-hand';

export interface AutoSchedulePlace {
  arena_id: number;
  /** `YYYY-MM-DD` */
  scheduled_date: string;
  /** `HH:MM` */
  start_time: string;
}

/** Where a plan has a match now. */
export interface AutoScheduleSlot {
  match_id: number;
  place: AutoSchedulePlace | null;
  is_pinned: boolean;
  reason: NoPlaceReason | null;
}

/** A match on the board; of a battle both performances as one. */
export interface AutoScheduleTask extends AutoScheduleSlot {
  kind: MatchKind;
  /** One performance, with nobody opposite. */
  is_single: boolean;
  match_category: string;
  pool_id: number;
  pool_name: string;
  age_category_id: number;
  age_category: string;
  gender: Gender;
  class_name: string;
  round_label: string;
  blue: LiveCorner;
  red: LiveCorner;
  length_minutes: number;
  /** Everybody who stands in it or could, as places in the plan's `people`. */
  people: number[];
  /** The matches that decide who stands in it. */
  feeders: number[];
  /** Begun, or held by a schedule that stays: it cannot be moved here. */
  is_kept: boolean;
}

/** GET /tournaments/{id}/auto-schedule: `{data: AutoScheduleAnswer | null}`. */
export interface AutoScheduleAnswer {
  id: number;
  version: number;
  settings: AutoScheduleParams;
  created_by: string | null;
  updated_at: string;
  /** End of the last match as the job planned it, and the earliest that any plan could end: `YYYY-MM-DDTHH:MM`. */
  planned_end: string | null;
  lower_bound: string | null;
  /** Of each of the settings' rules, in their order. */
  rule_costs: AutoScheduleRuleCost[];
  tasks: AutoScheduleTask[];
  /** Names of athletes by the number that tasks hold. */
  people: Record<number, string>;
  /** Why it cannot be taken as it is, in sentences; empty: it can. */
  problems: string[];
  /** Matches that came after the plan and are not in it. */
  missing_matches: number;
}

/** GET /tournaments/{id}/auto-schedule/warnings: of the open plan, or of the matches of the last one that was taken. */
export interface AutoScheduleWarnings {
  /** null: there is no plan, and all counts are 0. */
  plan: 'open' | 'taken' | null;
  /** Of an open one: why it cannot be taken as it is, and matches without a place. */
  problems: number;
  unplaced: number;
  /** Warnings as on the board. */
  clash: number;
  rest: number;
  hours: number;
  rules: number;
}

/** GET /tournaments/{id}/auto-schedule/options: what the form begins with. */
export interface AutoScheduleOptions {
  tournament: { id: number; name: string; start_date: string; end_date: string; time_zone: string };
  arenas: { id: number; name: string }[];
  age_categories: AutoScheduleAge[];
  /** Of the last plan of this tournament, if there was one. */
  last_settings: AutoScheduleParams | null;
  /** Schedules that wait to be published. */
  draft_schedules: number;
}

export interface AutoScheduleAge {
  id: number;
  name: string;
  /** What each scope takes; a seni battle counts as two performances. */
  matches: Record<PlanScope, { tanding: number; seni: number }>;
  /** Of the preset, rounded up. */
  tanding_minutes: number;
  seni_minutes: number;
}

export class MovedPlace {
  @IsId()
  arena_id: number;

  @IsDay()
  scheduled_date: string;

  @Matches(TIME, TIME_TEXT)
  start_time: string;
}

/** One moved match. Without a place it is taken out. */
export class MovedSlot {
  @IsId()
  match_id: number;

  @IsOptional()
  @ValidateNested()
  @Type(() => MovedPlace)
  place: MovedPlace | null = null;

  @IsOptionalFlag()
  is_pinned?: boolean;
}

/** PUT /auto-schedules/{id}/slots: all of them or none; 409 when somebody else has changed the plan since `version`. */
export class MoveSlotsRequest {
  @IsId()
  version: number;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(2000)
  @ValidateNested({ each: true })
  @Type(() => MovedSlot)
  slots: MovedSlot[];
}

export interface MovedSlotsAnswer {
  data: { version: number; slots: AutoScheduleSlot[] };
}

/** POST /auto-schedules/{id}/take. */
export class TakePlanRequest {
  @IsId()
  version: number;

  /** Its schedules are public at once, instead of drafts. */
  @IsOptional()
  @IsBoolean()
  publish?: boolean;
}

export interface TakenPlanAnswer {
  message: string;
  data: { schedules: number; matches: number };
}

/** What staff hear of a plan. */
export interface AutoScheduleChanged {
  tournament_id: number;
  plan_id: number;
  version: number;
  change: 'ready' | 'moved' | 'taken' | 'discarded';
  /** moved: where they are now. */
  slots: AutoScheduleSlot[];
}
