// Schedules: requests and answers (spec 2 §3 "Match schedule", §7 "Schedules"; spec 1 §3 "Schedule entry (public)").
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import type { Gender } from '@gelanggang/domain/words/genders';
import { SCHEDULE_STATES, type ScheduleState } from '@gelanggang/domain/schedule/schedule-states';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import type { MatchStatus } from '@gelanggang/domain/results/match-steps';
import type { Every } from './every';
import {
  blankIsAbsent,
  IsDay,
  IsId,
  IsIdOrEvery,
  IsOptionalFlag,
  IsOptionalId,
  IsTextOrBlank,
  IsWholeNumber,
} from './fields';
import type { LiveChange } from './live';
import { PageQuery } from './page-query';
import { says, validationSentences } from './validation-sentences';

/** Blank means not given; seconds, which a stored time carries, are dropped. */
const toTime = ({ value }: { value: unknown }): unknown => {
  if (value === '' || value === null) return undefined;
  return typeof value === 'string' ? value.trim().replace(/^(\d\d:\d\d):\d\d$/, '$1') : value;
};

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const TIME_TEXT = { message: says(() => validationSentences.timeAsWritten) };

/** One selected match; exactly one of both ids. Orders and times are checked together by the rules of a schedule. */
export class ScheduleMatchRequest {
  @IsOptionalId()
  tournament_match_id?: number;

  @IsOptionalId()
  seni_match_id?: number;

  @IsWholeNumber(1, 100_000)
  order: number;

  /** `HH:MM` in the tournament's time zone. */
  @Transform(toTime)
  @Matches(TIME, TIME_TEXT)
  start_time: string;

  @IsTextOrBlank(500)
  note?: string;

  /** Of a seni battle, as the form sends it; the match knows its own round. */
  @IsOptional()
  @IsInt()
  round?: number | null;

  @IsTextOrBlank(100)
  round_label?: string | null;
}

type OfItsClass = 'match_category_id' | 'category_class_id';
interface TandingFields extends Partial<Record<OfItsClass, unknown>> {
  mode?: unknown;
  matches?: { seni_match_id?: unknown }[];
}

type Says = (body: TandingFields) => boolean;
const namesMatches: Says = ({ matches }) => Array.isArray(matches) && matches.length > 0;
const isOfSeni: Says = (body) =>
  body.mode !== undefined || (namesMatches(body) && !!body.matches?.some((one) => one?.seni_match_id));

/** Read wherever it is given; required of a schedule of tanding, unless something else tells it (spec 2 §5, §7 "Schedules"). */
const OfTanding = (field: OfItsClass, isTold: Says = () => false) =>
  ValidateIf((body: TandingFields) => body[field] !== undefined || !(isOfSeni(body) || isTold(body)));

/** POST /match-schedules, PUT /match-schedules/{id}: what spec 2 §5 calls server-enforced is required. */
export class ScheduleRequest {
  @IsId()
  tournament_id: number;

  @IsId()
  tournament_arena_id: number;

  /** `YYYY-MM-DD` */
  @IsDay()
  scheduled_date: string;

  @Transform(toTime)
  @Matches(TIME, TIME_TEXT)
  start_time: string;

  @IsOptional()
  @Transform(toTime)
  @Matches(TIME, TIME_TEXT)
  end_time?: string;

  @IsTextOrBlank(2000)
  note?: string;

  /** All of its matches are of this one; 'all': of whichever they are. */
  @IsIdOrEvery()
  age_category_id: number | Every;

  /** Of tanding, as above; a class is of tanding only. */
  @OfTanding('match_category_id')
  @IsIdOrEvery()
  match_category_id?: number | Every;

  /** Required by the specification's form, not named in its body: the matches tell it. */
  @OfTanding('category_class_id', namesMatches)
  @IsIdOrEvery()
  category_class_id?: number | Every;

  @IsTextOrBlank(100)
  round_label?: string;

  /** Of seni: performances in pools, or battles; it follows from the matches, and is checked when given. */
  @IsOptional()
  @IsIn(['default', 'battle'])
  mode?: 'default' | 'battle';

  /** 'Draf': not public yet. */
  @IsOptionalFlag()
  is_draft?: boolean;

  /** false: what is unusual is asked about before it is saved (`ToBeConfirmedAnswer`); left out: it is a warning of the answer. */
  @IsOptionalFlag()
  is_confirmed?: boolean;

  /** The version that the form has loaded: 409 when somebody else has saved since. */
  @IsOptionalId()
  version?: number;

  @IsArray({ message: says(() => validationSentences.chooseMatch) })
  @ArrayMinSize(1, { message: says(() => validationSentences.chooseMatch) })
  @ArrayMaxSize(1000)
  @ValidateNested({ each: true })
  @Type(() => ScheduleMatchRequest)
  matches: ScheduleMatchRequest[];
}

/** GET /match-schedules; `search` looks at tournament, arena, note and round. */
export class SchedulesQuery extends PageQuery {
  @IsOptionalId()
  tournament_id?: number;

  @IsOptional()
  @Transform(blankIsAbsent)
  @IsIn(SCHEDULE_STATES)
  state?: ScheduleState;
}

/** GET /tournaments/{id}/matches. */
export class SchedulableMatchesQuery {
  /** Also those that stand in a schedule (edit mode). */
  @IsOptionalFlag()
  include_scheduled?: boolean;
}

export interface NamedRow {
  id: number;
  name: string;
}

/** A corner of a match: the athlete, or what decides who it will be ('Pemenang A12', 'TBD'). */
export interface ScheduleParticipant {
  name: string;
  contingent: { name: string };
  state: 'unit' | 'tbd' | 'bye';
}

/** The match of a slot. */
export interface ScheduledMatch {
  id: number;
  kind: MatchKind;
  round: number;
  round_label: string;
  position: number;
  status: MatchStatus;
  pool: {
    id: number;
    name: string;
    match_category_id: number;
    age_category: NamedRow;
    gender: Gender;
    category_class: { id: number; name: string; match_category_id: number; age_category_id: number } | null;
  };
  participant_one: ScheduleParticipant;
  participant_two: ScheduleParticipant;
  seni_match_id: number | null;
}

export interface ScheduleDetail {
  id: number;
  tournament_match_id: number | null;
  seni_match_id: number | null;
  order: number;
  /** Partai number, in the tournament's numbering. */
  number: number;
  /** 'A24' */
  partai: string;
  /** `HH:MM` */
  start_time: string;
  note: string;
  tournament_match: ScheduledMatch | null;
  seni_match: ScheduledMatch | null;
}

/** A row of GET /match-schedules (paginated), newest day first. */
export interface ScheduleRow {
  id: number;
  kind: MatchKind;
  tournament: NamedRow;
  arena: NamedRow;
  /** `YYYY-MM-DD` */
  scheduled_date: string;
  /** `HH:MM` */
  start_time: string;
  end_time: string | null;
  note: string;
  /** The one of all its matches, else null ("or a dash"). */
  age_category: NamedRow | null;
  age_categories: NamedRow[];
  /** The one of all its matches, else null. */
  round_label: string | null;
  round_labels: string[];
  /** 'Draf': not public. */
  is_draft: boolean;
  /** A new draw has taken matches out of it; saving it says that it is whole again. */
  needs_rebuild: boolean;
  /** ISO 8601: when it first stood in public; null for what never did. */
  published_at: string | null;
  details: ScheduleDetail[];
}

/** GET /match-schedules/{id}: `{data}`. POST and PUT answer with `{message, data, warnings}`. */
export interface ScheduleAnswer extends ScheduleRow {
  tournament_id: number;
  tournament_arena_id: number;
  age_category_id: number | null;
  match_category_id: number | null;
  mode: 'default' | 'battle' | null;
  version: number;
}

export interface SavedScheduleAnswer {
  message: string;
  data: ScheduleAnswer;
  /** What is unusual but not refused, as sentences (domain-rules, Schedules). */
  warnings: string[];
}

/** GET /tournaments/{id}/available-rounds: value → label of the rounds that its matches have, first round first. */
export interface AvailableRoundsAnswer {
  rounds: Record<string, string>;
}

/** The schedule that holds a match, and where in it. */
export interface HeldBy {
  id: number;
  arena_name: string;
  scheduled_date: string;
  order: number;
  start_time: string;
}

/** A match as the schedule form selects it. */
export interface SchedulableMatch extends ScheduledMatch {
  /** Equal to `id`. */
  tournament_match_id: number | null;
  /** Planned length on the mat, breaks included: the age category's, or the drawing's own. */
  length_seconds: number;
  /** The schedule that holds it; null while it is free. */
  schedule: HeldBy | null;
}

export interface SchedulableRound {
  round: number;
  round_label: string;
  matches: SchedulableMatch[];
}

/** GET /tournaments/{id}/matches: `{data: SchedulablePool[]}`. Pools without a free match are left out. */
export interface SchedulablePool {
  pool_id: number;
  pool_name: string;
  match_category_id: number;
  category_class_id: number | null;
  class_name: string;
  age_category_id: number;
  age_category_name: string;
  gender: Gender;
  rounds: SchedulableRound[];
}

/** GET /tournaments/{id}/match-schedules: `{data: PublicSchedule[]}`, one per arena, day and session. */
export interface PublicSchedule {
  schedule_id: number;
  arena_id: number;
  arena_name: string;
  tournament_name: string;
  /** `YYYY-MM-DD` */
  scheduled_date: string;
  /** `HH:MM` */
  start_time: string;
  note: string;
  pools: PublicSchedulePool[];
}

export interface PublicSchedulePool {
  pool_id: number;
  pool_name: string;
  rounds: PublicScheduleRound[];
}

export interface PublicScheduleRound {
  round_label: string;
  matches: PublicScheduleMatch[];
}

export interface PublicScheduleMatch {
  match_order: number;
  /** 'A24' */
  partai: string;
  participant_one: string;
  contingent_one: string;
  participant_two: string;
  contingent_two: string;
  /** `HH:MM` */
  match_time: string;
  /** Where it stood when its schedule was announced, if that was elsewhere. */
  changed: LiveChange | null;
}
