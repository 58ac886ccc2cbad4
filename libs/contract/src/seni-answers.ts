// What the calls of seni answer: pools, performances, battles and units (spec 2 §3, §7 "Seni"; domain-rules, Draw (seni)).
import type { PerformanceOutcome } from '@gelanggang/domain/seni/performance-score';
import type { TimeFault, TimeRule } from '@gelanggang/domain/seni/performance-time';
import type { Disqualification, JurusRules } from '@gelanggang/domain/rules/jurus-rules';
import type { DrawnLot } from '@gelanggang/domain/rules/rules-of-performance';
import type { DecidedBy } from '@gelanggang/domain/seni/decided-by';
import type { TakenOff } from '@gelanggang/domain/seni/council-items';
import type { TieBreak } from '@gelanggang/domain/seni/ranking';
import type { Gender } from '@gelanggang/domain/words/genders';
import type { Corner } from '@gelanggang/domain/words/corners';
import type { MatchStatus } from '@gelanggang/domain/results/match-steps';
import type { BracketType, SeniMatchType, SeniMode } from './seni-options';
import type { BracketGame, BracketRound } from './brackets';
import type { PoolDraw } from './drawing';

/** GET /seni/participant-counts: units, not people (domain-rules, Draw (seni)). */
export interface ParticipantCountsAnswer {
  male: number;
  female: number;
  /** Pairs and teams that are not whole, by name. */
  incomplete: { male: IncompleteTeam[]; female: IncompleteTeam[] };
}

export interface IncompleteTeam {
  contingent: string;
  team_label: string | null;
  names: string[];
  missing: number;
}

/** GET /tournaments/{id}/undrawn-seni (`{data: UndrawnSeniEvent[]}`): paid events of which nothing is drawn, in the order of ages. */
export interface UndrawnSeniEvent {
  match_category_id: number;
  age_category_id: number;
  nomor: string;
  gender: Gender;
  /** 'Tunggal Usia Dini 2 Putra – Tunggal senjata' */
  name: string;
  units: number;
  incomplete: IncompleteTeam[];
  /** There is a unit in it, and more than one where the tournament has nobody drawn alone. */
  may_be_drawn: boolean;
}

export interface NamedId {
  id: number;
  name: string;
}

/** What the judges' table recorded. Decimals: 9.525. */
export interface SeniPerformance {
  id: number;
  outcome: PerformanceOutcome;
  /** Of a battle's first performance: its score is told with the second one, and all but the outcome is left open. */
  is_held?: true;
  scores: number[];
  median: number | null;
  penalty: number;
  /** What the council took off; empty where only the sum is known. */
  items: TakenOff[];
  /** Why it was disqualified, and how many jurus had been shown. */
  reason: Disqualification | null;
  reached: number | null;
  /** Recorded before rules were kept: it is put right by those of then. */
  is_former: boolean;
  /** What parted its battle, once that is decided; stands at the blue one. */
  decided_by: DecidedBy | null;
  /** What the time costs, part of `total_penalty`. */
  time_penalty: number;
  total_penalty: number;
  seconds: number | null;
  time_fault: TimeFault;
  /** Median less penalties; null unless performed. */
  final_score: number | null;
  recorded_by: string | null;
  recorded_at: string;
}

/** One performance; a battle is two, blue and red, with one `battle_group`. */
export interface SeniMatch {
  id: number;
  match_type: SeniMatchType;
  mode: SeniMode;
  /** Mode battle only. */
  corner: Corner | null;
  battle_group: number | null;
  round: number;
  /** Mode battle: 'Semifinal'; mode default: ''. */
  round_label: string;
  /** Place in its round; in mode default the order of performance. */
  match_order: number;
  is_third_place: boolean;
  /** Who performs; `tbd`: the winner of an earlier battle; a bye has no row of its own. */
  state: 'unit' | 'tbd';
  /** Its battle has no opponent: it is not performed. */
  has_bye: boolean;
  unit_id: number | null;
  team_member1: { name: string } | null;
  team_member2: { name: string } | null;
  team_member3: { name: string } | null;
  contingent: { name: string } | null;
  pool: { id: number; name: string; age_category_id: number; age_category: NamedId };
  gender: Gender;
  status: MatchStatus;
  /** Partai number and place in its schedule; null while not scheduled. */
  number: number | null;
  partai: string | null;
  scheduled_date: string | null;
  start_time: string | null;
  arena_name: string | null;
  performance: SeniPerformance | null;
  /** By which it is judged, as far as it is known. */
  rules: JurusRules;
  /** Of `rules`; of a record from before rules were kept that of then. */
  time_rule: TimeRule;
  /** Of a battle from the semifinal on, once it is drawn. */
  lot: DrawnLot | null;
}

export interface SeniPool {
  id: number;
  name: string;
  drawing_id: number;
  number: number;
  mode: SeniMode;
  stage: number;
  /** Mode battle: 0 is Full Prestasi. */
  match_chart: number | null;
  bracket_type: string | null;
  pool_size: number | null;
  units_count: number;
  has_started: boolean;
  is_over: boolean;
  draw: PoolDraw | null;
  matches: SeniMatch[];
}

/** GET /seni/matches (`{data: SeniGroup[]}`): by kind, age, event, gender, stage and mode. */
export interface SeniGroup {
  /** 'Tunggal Dewasa' */
  category: string;
  match_type: SeniMatchType;
  match_category: NamedId;
  age_category: NamedId;
  /** The event within the category, and its name; both empty where there is only one. */
  nomor: string;
  nomor_name: string;
  gender: Gender;
  mode: SeniMode;
  stage: number;
  drawing_ids: number[];
  /** Of each pool; null: its pools are finals. */
  advance_count: number | null;
  /** The best have gone on: this drawing. */
  next_drawing_id: number | null;
  /** Units that entered the event. */
  entrant_count: number;
  /** False: fewer than 3 entered, no medal in the tally. */
  counts_in_tally: boolean;
  has_started: boolean;
  is_over: boolean;
  pools: SeniPool[];
}

/** GET /seni/pools/{id} (`{data: SeniPoolAnswer}`). */
export interface SeniPoolAnswer extends SeniPool {
  /** 'Tunggal Dewasa Putra – Pool A' */
  title: string;
  tournament: NamedId & { slug: string };
  match_type: SeniMatchType;
  match_category: NamedId;
  age_category: NamedId;
  nomor: string;
  nomor_name: string;
  gender: Gender;
  is_final: boolean;
  advance_count: number | null;
  next_drawing_id: number | null;
  /** Every pool of the drawing is over, and none has gone on yet. */
  can_advance: boolean;
  entrant_count: number;
  counts_in_tally: boolean;
  /** Of this pool's performances; in a battle, of those before the final. */
  time_rule: TimeRule;
  final_time_rule: TimeRule;
  /** Best first; in mode battle empty. */
  ranking: SeniRankRow[];
  /** In mode battle the bracket's rounds, otherwise empty. */
  rounds: BracketRound[];
  /** Of the signed-in account. */
  can_draw: boolean;
  can_score: boolean;
}

export interface SeniRankRow {
  match_id: number;
  unit_id: number;
  names: string[];
  contingent: string;
  rank: number | null;
  tie_break: TieBreak | null;
  /** Goes on to the next stage, as it stands now. */
  advances: boolean;
  medal: 'gold' | 'silver' | 'bronze' | null;
  outcome: PerformanceOutcome | null;
  final_score: number | null;
}

/** GET /seni/pools/{id}/bracket, not wrapped (spec 2 §7). */
export interface SeniBracketAnswer {
  match_chart: number | null;
  /** 'battle' or 'default' */
  type: SeniMode;
  rounds: BracketRound[];
  /** Of all rounds; in mode default none. */
  matches: BracketGame[];
  final: BracketGame | null;
  final_round: number | null;
  pool: { id: number; name: string; title: string };
  draw: PoolDraw | null;
  has_started: boolean;
  can_draw: boolean;
}

/** A schedule that lost matches to a new draw and must be rebuilt. */
export interface LostSchedule {
  id: number;
  /** 'Gelanggang A, 14 Maret 2027, 08.00' */
  name: string;
  lost: number;
}

/** POST /seni/generate-match (201), PUT /seni/edit-match/{id}, POST /seni/drawings/{id}/advance (201) and regenerating. */
export interface SeniDrawAnswer {
  message: string;
  data: SeniDrawing;
  incomplete: IncompleteTeam[];
  /** Empty when no schedule held a match that is gone. */
  schedules: LostSchedule[];
}

/** GET /seni/drawings/{id} (`{data}`): what the edit form fills in. */
export interface SeniDrawing {
  id: number;
  /** One more whenever it is drawn again. */
  version: number;
  tournament_id: number;
  match_category_id: number;
  age_category_id: number;
  nomor: string;
  gender: Gender;
  name: string;
  mode: SeniMode;
  bracket_type: BracketType | null;
  pool_size: number | null;
  advance_count: number | null;
  stage: number;
  from_drawing_id: number | null;
  has_started: boolean;
  seed: string;
  pools: { id: number; number: number; name: string; units_count: number }[];
}

/** POST /seni/matches/{poolId}/regenerate-pool. */
export interface SeniRedrawAnswer {
  message: string;
  pool_id: number;
  draw: PoolDraw;
  schedules: LostSchedule[];
}

/** GET /seni/units (`{data: SeniUnitsAnswer}`). */
export interface SeniUnitsAnswer {
  /** 1, 2 or 3 */
  unit_size: number;
  contingents: SeniContingentTeams[];
  incomplete: IncompleteTeam[];
}

export interface SeniContingentTeams {
  contingent: NamedId;
  /** Teams that are whole, then the others; those of drawn ones cannot be changed. */
  teams: SeniTeam[];
}

export interface SeniTeam {
  members: { participant_id: number; name: string; team_label: string | null }[];
  is_whole: boolean;
  is_drawn: boolean;
  /** 'Pool A' of a drawn one. */
  pool_name: string | null;
}

/** POST /seni/matches/{id}/performance and …/withdraw. */
export interface PerformanceAnswer {
  message: string;
  data: SeniPoolAnswer;
}
