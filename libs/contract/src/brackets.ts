// Brackets, match lists and the recap of tanding: requests and answers (spec 2 §3, §7 "Drawing and pools").
import type { Gender } from '@gelanggang/domain/words/genders';
import type { Corner } from '@gelanggang/domain/words/corners';
import type { MatchStatus } from '@gelanggang/domain/results/match-steps';
import type { ResultState } from '@gelanggang/domain/results/result-state';
import type { PoolRow } from './drawing';
import { type MatchChart } from './draw-options';
import { IsId } from './fields';

export class RecapQuery {
  @IsId()
  tournament_id: number;
}

/** One corner of a game. `player1` is blue, `player2` is red. */
export interface BracketPlayer {
  /** The athlete; 'BYE'; 'Pemenang A12'; 'TBD'; or '-' where nobody comes any more. */
  name: string;
  contingent: string;
  state: 'unit' | 'tbd' | 'bye';
  is_dummy: boolean;
  /** 'Pemenang Partai #A12' where the game that decides this corner has a partai number, else null. */
  placeholder: string | null;
  /** '21 Nov': when the deciding match is held, where its name alone is not enough. */
  place?: string;
  unit_id: number | null;
}

export interface BracketGame {
  id: number;
  round: number;
  round_label: string;
  position: number;
  is_third_place: boolean;
  player1: BracketPlayer;
  player2: BracketPlayer;
  winner: Corner | null;
  /** The winning unit; null while open, and after a walkover without a winner. */
  winner_id: number | null;
  /** The game that the winner goes to, and its corner. */
  next: number | null;
  next_corner: Corner | null;
  /** The game for third place that the loser goes to. */
  loser_next: number | null;
  loser_next_corner: Corner | null;
  status: MatchStatus;
  /** How its result stands; where it is not followed live, only what is marked. */
  state?: ResultState | null;
  win_kind: string | null;
  blue_score: number | null;
  red_score: number | null;
  /** Partai number in its schedule; null while not scheduled. */
  number: number | null;
  /** Its name with its arena, 'A24'; null while it has no number. */
  partai: string | null;
  /** `YYYY-MM-DD` */
  scheduled_date: string | null;
  /** `HH:MM` in the tournament's time zone. */
  start_time: string | null;
  arena_id: number | null;
  arena_name: string | null;
  /** 'Create Opponent' applies: a lone athlete of round 1 against a bye, round 2 not started. */
  can_create_dummy: boolean;
}

export interface BracketRound {
  round: number;
  label: string;
  games: BracketGame[];
}

/** GET /pools/{id}/matches, not wrapped. `rounds` is empty while the pool is Not Generated. */
export interface BracketAnswer {
  pool: PoolRow;
  tournament_id: number;
  tournament_slug: string;
  match_chart: MatchChart;
  status: 'waiting' | 'ongoing';
  /** The third-place game, when the tournament has one, stands in the final's round. */
  rounds: BracketRound[];
  /** Of the signed-in account: whether Generate, Regenerate and Create Opponent answer. */
  can_draw: boolean;
  /** Regenerate is refused: a match has started, or a result stands. */
  has_started: boolean;
}

/** A row of GET /pools/{id}/match-list (`{data, status}`). Public once drawn; empty before. */
export interface MatchListRow {
  match_id: number;
  pool_id: number;
  pool_name: string;
  round: number;
  round_label: string;
  position: number;
  /** Blue. Names as in `BracketPlayer.name`. */
  participant_one: string;
  participant_one_contingent: string;
  participant_one_is_dummy: boolean;
  /** Red. */
  participant_two: string;
  participant_two_contingent: string;
  participant_two_is_dummy: boolean;
  status: MatchStatus;
  winner: Corner | null;
  number: number | null;
  partai: string | null;
  can_create_dummy: boolean;
  /** Why not; null where it applies. */
  dummy_refusal: string | null;
}

export interface MatchListAnswer {
  status: 'waiting' | 'ongoing';
  data: MatchListRow[];
}

/** GET /show-bracket/{tournament_id}/{match_category_id}/{age_category_id}: the drawn brackets of an age category. */
export interface ShowBracketAnswer {
  bracket: ShownGame[];
}

export interface ShownGame extends BracketGame {
  pool_id: number;
  pool_name: string;
  /** 'Dewasa Putra A – Pool A' */
  pool_title: string;
  match_chart: MatchChart;
}

/** GET /matches-recap?tournament_id=: `{data: RecapCategory[]}`. */
export interface RecapCategory {
  /** 'Tanding Dewasa' */
  category: string;
  match_category_id: number;
  age_category_id: number;
  genders: RecapGender[];
}

export interface RecapGender {
  gender: Gender;
  /** 'Putra' or 'Putri' */
  label: string;
  classes: RecapClass[];
}

export interface RecapClass {
  class_id: number;
  class_name: string;
  weight_min: number | null;
  weight_max: number | null;
  matches: MatchListRow[];
}
