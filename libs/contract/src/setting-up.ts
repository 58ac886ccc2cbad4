// The set-up page of one tournament: what is done, what fits, the preset, and another tournament's set-up (the product's own).
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsBoolean, IsIn, IsOptional, IsString, Matches } from 'class-validator';
import type { AgeCounting } from '@gelanggang/domain/athletes/age';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { AreUnique, IsId, IsOptionalId, IsWholeNumber } from './fields';
import type { ClassAnswer } from './categories';
import type { Gender } from '@gelanggang/domain/words/genders';
import type { TournamentStatus } from './tournaments';
import { says, validationSentences } from './validation-sentences';

/** GET /tournament-settings/{id}/setup */
export interface SetUpAnswer {
  tournament: SetUpTournament;
  /** In order of name. */
  arenas: string[];
  categories: { id: number; name: string; kind: MatchKind; registration_fee: number }[];
  contacts: number;
  /** Accounts to which fees are paid, and a QRIS. */
  ways_to_pay: number;
  /** By this installation's payment service, whatever its tournament. */
  has_online_payment: boolean;
  activities: number;
  classifications: number;
  day_plan: DayPlanAnswer;
  ages: { id: number; name: string; round_count: number; round_seconds: number; break_seconds: number }[];
  entries: EntryGroup[];
  /** Athletes that are entered, and how many of them in the last seven days. */
  members: number;
  recent_members: number;
}

export interface SetUpTournament {
  id: number;
  name: string;
  slug: string;
  status: TournamentStatus;
  start_date: string;
  end_date: string;
  technical_meeting_date: string | null;
  registration_closes_at: string;
  /** Whether that lay ahead when this was read, by the server's clock. */
  has_time_left: boolean;
  time_zone: string;
  has_location: boolean;
  has_description: boolean;
  has_document: boolean;
  has_image: boolean;
  has_third_place_match: boolean;
  /** Of the rule set by which tanding is fought. */
  rule_set: { code: string; name: string };
  /** Whether its last day is not over yet, in its own time zone. */
  is_ahead: boolean;
  version: number;
}

/** Units that are drawn together: a class of tanding, or an age and gender of a seni event. */
export interface EntryGroup {
  kind: MatchKind;
  age_category_id: number;
  registered: number;
  paid: number;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const TIME_TEXT = { message: says(() => validationSentences.noSuchTime) };
export const DAY_PLAN_CHARTS = [0, 2, 4, 6, 8, 16] as const;

/** PUT /tournament-settings/{id}/day-plan */
export class DayPlanRequest {
  /** `HH:MM` */
  @Matches(TIME, TIME_TEXT)
  starts_at: string;

  @Matches(TIME, TIME_TEXT)
  ends_at: string;

  @IsWholeNumber(0, 600)
  pause_minutes: number;

  @IsWholeNumber(0, 1800)
  changeover_seconds: number;

  @IsWholeNumber(10, 1800)
  seni_seconds: number;

  @IsIn(DAY_PLAN_CHARTS)
  chart: number;

  /** 0 while the defaults stand: 409 when somebody else has saved since. */
  @IsOptional()
  @IsWholeNumber(0, Number.MAX_SAFE_INTEGER)
  version?: number;
}

export interface DayPlanAnswer {
  starts_at: string;
  ends_at: string;
  pause_minutes: number;
  changeover_seconds: number;
  seni_seconds: number;
  chart: number;
  /** 0: nobody has saved it yet, these are the defaults. */
  version: number;
}

/** POST /tournament-settings/{id}/registration: opens (makes it active) or closes (from this moment on). */
export class RegistrationSwitchRequest {
  @IsBoolean()
  is_open: boolean;

  @IsOptionalId()
  version?: number;
}

/** POST /tournament-settings/{id}/preset */
export class PresetRequest {
  /** Names of ages; left out: all of them. */
  @IsOptional()
  @IsArray()
  @ArrayNotEmpty({ message: says(() => validationSentences.chooseAge) })
  @ArrayMaxSize(50)
  @AreUnique()
  @IsString({ each: true })
  ages?: string[];
}

export type PresetClass = Pick<ClassAnswer, 'name' | 'gender' | 'weight_min' | 'weight_max' | 'includes_min'>;

/** From and to in kg; null: no bound. */
export interface PresetWarning {
  gender: Gender;
  kind: 'overlap' | 'gap';
  lower: string;
  upper: string;
  from: number | null;
  to: number | null;
}

/** GET /tournament-settings/{id}/preset: what the preset of its rule set would add, age by age. */
export interface PresetAge {
  name: string;
  above_years: number | null;
  up_to_years: number | null;
  counting: AgeCounting;
  round_count: number;
  round_seconds: number;
  break_seconds: number;
  /** How many classes the preset knows for it. */
  classes_count: number;
  is_new: boolean;
  new_classes: PresetClass[];
  /** Classes that stand with other weights: they stay as they are. */
  different: { standing: PresetClass; preset: PresetClass }[];
  classification: 'new' | 'there' | 'none';
  warnings: PresetWarning[];
}

export const COPY_PARTS = [
  'arenas',
  'categories',
  'classifications',
  'contacts',
  'accounts',
  'rules',
  'hours',
  'rates',
  'certificates',
  'officials',
] as const;
export type CopyPart = (typeof COPY_PARTS)[number];

/** Settings; persons are brought along only by who means them. */
export const USUAL_COPY_PARTS: readonly CopyPart[] = COPY_PARTS.filter((part) => part !== 'officials');

/** GET /tournament-settings/{id}/copy */
export class CopyQuery {
  @IsId()
  source_id: number;
}

/** POST /tournament-settings/{id}/copy */
export class CopyRequest extends CopyQuery {
  @IsArray()
  @ArrayNotEmpty({ message: says(() => validationSentences.choosePart) })
  @AreUnique()
  @IsIn(COPY_PARTS, { each: true })
  parts: CopyPart[];
}

/** How many entries of each part would be copied, and how many stand already and stay as they are. */
export type CopyAnswer = Record<CopyPart, { new: number; there: number }>;
