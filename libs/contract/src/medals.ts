// Medals of a tournament: what was won per class and per contingent, and how the overall winner is found.
import { IsIn, IsOptional } from 'class-validator';
import { type Medal, MOST_MEDAL_POINTS, OVERALL_RULES, type OverallRule } from '@gelanggang/domain/results/medal-table';
import { LONE_RULES, type LoneRule } from '@gelanggang/domain/results/lone-entrants';
import type { ResultState } from '@gelanggang/domain/results/result-state';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import type { MatchClass } from '@gelanggang/domain/words/match-class';
import type { Gender } from '@gelanggang/domain/words/genders';
import { IsId, IsText, IsWholeNumber } from './fields';
import type { LiveTournament } from './live';
import { says, validationSentences } from './validation-sentences';

/** GET /live/{slug}/medals: read at `seq` of stream `tournament:{id}`; public. */
export interface MedalSnapshot {
  epoch: string;
  seq: number;
  tournament: LiveTournament;
  rule: MedalRuleAnswer;
  /** Whether every class that was divided into pools is decided. */
  is_over: boolean;
  /** Classes and seni events that will be fought and are not divided yet: until there are none, no champion is final. */
  undivided: number;
  /** Contingents with a medal, best first. */
  standings: MedalStandingRow[];
  /** Drawn classes and seni events, in the order of the draw. */
  events: MedalEvent[];
}

export interface MedalRuleAnswer {
  overall_by: OverallRule;
  gold_points: number;
  silver_points: number;
  bronze_points: number;
  lone_entrant: LoneRule;
  /** 0: nobody has set it yet. */
  version: number;
}

export interface MedalStandingRow extends Record<Medal, number> {
  /** Those who are level share it. */
  rank: number;
  contingent_id: number;
  contingent: string;
  total: number;
  points: number;
}

/** How the results that decide a class's medals stand, where they may still move. */
export type MedalState = Extract<ResultState, 'protested' | 'unofficial'>;

/** A class of tanding, or one kind of seni for an age and gender, and of one event where it has several. */
export interface MedalEvent {
  key: string;
  kind: MatchKind;
  match_category: string;
  age_category: string;
  gender: Gender;
  /** Of tanding, empty for merged classes; of seni the event within its category, empty where there is only one. */
  class_name: string;
  /** Athletes, pairs or teams that were drawn. */
  entrants: number;
  /** False: held, with too few for the medal table: nobody to fight, or seni with two, whose medals do not count there. */
  gives_medals: boolean;
  is_over: boolean;
  /** Its medals may move: a protest is open in it, or a deciding result waits for the announcer; null else. */
  state: MedalState | null;
  /** A result that decides its medals was put right, by the desk, a protest or an appeal, or a disqualification moved them. */
  is_corrected: boolean;
  /** Those that have won something; each of several pools gives its own medals. */
  pools: { name: string; winners: MedalWinner[] }[];
}

export interface MedalWinner {
  medal: Medal;
  unit_id: number;
  names: string[];
  /** As the lists of entries number them, in the order of the names. */
  entry_ids: number[];
  contingent_id: number;
  contingent: string;
}

/** POST /tournaments/{id}/disqualifications/preview: which medals would move. */
export class DisqualificationPreviewRequest {
  @IsId()
  unit_id: number;
}

/** POST /tournaments/{id}/disqualifications: for doping, also after the event. */
export class DisqualificationRequest extends DisqualificationPreviewRequest {
  /** For the office alone. */
  @IsText(500)
  reason: string;
}

/** A medal that somebody loses, wins or has in place of another. */
export interface MedalMove {
  unit_id: number;
  names: string[];
  contingent: string;
  before: Medal | null;
  after: Medal | null;
}

/** GET /tournaments/{id}/disqualifications. */
export interface DisqualifiedUnit {
  /** null: drawn nowhere now, and disqualified again in whatever draw comes. */
  unit_id: number | null;
  /** Of who is drawn nowhere now, an athlete at a time; null else. */
  team_member_id: number | null;
  names: string;
  contingent: string;
  reason: string;
}

/** GET /tournaments/{id}/drawn-units: who can be disqualified; `search` looks at names and contingent. */
export interface DrawnUnit extends MatchClass {
  unit_id: number;
  names: string;
  contingent: string;
}

/** PUT /tournaments/{id}/medal-rule */
export class MedalRuleRequest {
  @IsIn(OVERALL_RULES, { message: says(() => validationSentences.overallRule) })
  overall_by: OverallRule;

  @IsWholeNumber(0, MOST_MEDAL_POINTS)
  gold_points: number;

  @IsWholeNumber(0, MOST_MEDAL_POINTS)
  silver_points: number;

  @IsWholeNumber(0, MOST_MEDAL_POINTS)
  bronze_points: number;

  /** Left out: as it stands. */
  @IsOptional()
  @IsIn(LONE_RULES, { message: says(() => validationSentences.loneRule) })
  lone_entrant?: LoneRule;

  /** The version that the form has loaded: 409 when somebody else has saved since; 0 while there is none. */
  @IsOptional()
  @IsWholeNumber(0, Number.MAX_SAFE_INTEGER)
  version?: number;
}
