// What the taps and points of a tournament say of its athletes and of its judges, match by match and in sum.
import type { HitKind } from '@gelanggang/domain/scoring/hit-kinds';
import type { SeatConsistency } from '@gelanggang/domain/scoring/consistency';
import type { JudgeFigures } from '@gelanggang/domain/scoring/statistics';
import type { Corner } from '@gelanggang/domain/words/corners';
import { IsOptionalId, IsOptionalDay } from './fields';
import { PageQuery } from './page-query';

/** Of the matches that panels scored: all of a tournament, of an arena, of a day in the tournament's time. */
export interface ScoringScope {
  tournamentId: number;
  matchId?: number;
  arenaId?: number;
  date?: string;
}

/** GET /tournaments/{id}/scored-matches, /scored-athletes and /scored-judges. */
export class ScoringQuery extends PageQuery {
  @IsOptionalId()
  arena_id?: number;

  @IsOptionalDay()
  date?: string;
}

/** A match that panels scored, by its last sheet. */
export interface ScoredMatch {
  id: number;
  number: number | null;
  /** 'A24' */
  partai: string | null;
  arena_id: number;
  arena: string;
  /** `YYYY-MM-DD`, in the tournament's time. */
  date: string;
  class_name: string;
  blue: string;
  red: string;
  status: string;
  winner: Corner | null;
  win_kind: string | null;
  win_reason: string | null;
  /** The result's, else what the sheet adds up to. */
  blue_score: number;
  red_score: number;
  /** The result stands in place of another one. */
  is_corrected: boolean;
  taps: number;
}

export interface ScoredAthlete {
  unit_id: number;
  name: string;
  contingent: string;
  class_name: string;
  matches: number;
  won: number;
  /** Points that stand. */
  hits: Record<HitKind, number>;
  withdrawn: number;
  penalties: number;
  /** 0 or less. */
  penalty_points: number;
  score: number;
}

/** A judge is the seat at an arena: whoever sat there. */
export interface ScoredJudge extends JudgeFigures {
  arena_id: number;
  arena: string;
  matches: number;
}

/** GET /tournaments/{id}/judge-consistency: for the council, nobody else compares judges. */
export interface JudgeConsistency extends SeatConsistency {
  arena_id: number;
  arena: string;
}

/** GET /tournaments/{id}/scored-days: where and when panels have scored, for the filters of the lists. */
export interface ScoredDay {
  date: string;
  arena_id: number;
  arena: string;
  matches: number;
}
