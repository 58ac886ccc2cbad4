// How the arenas of a running day keep up, and moves that bring them together (domain-rules, Running the day).
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, ValidateNested } from 'class-validator';
import { IsId } from './fields';
import type { LiveArena } from './live';

/** An arena of the day; instants in ISO 8601. */
export interface ArenaPace {
  arena: LiveArena;
  behind_seconds: number;
  left: number;
  /** When its last match was planned to end, and when it will; null when it is done. */
  planned_end: string | null;
  ends_at: string | null;
  /** The same after the suggested moves. */
  ends_at_after: string | null;
}

export interface PaceMove {
  match_id: number;
  partai: string | null;
  blue: string;
  red: string;
  class: string;
  from_arena: LiveArena;
  to_arena: LiveArena;
  /** Estimated start where it stands, and where it would go. */
  starts_at: string;
  would_start_at: string;
}

/** GET /tournaments/{id}/pace: `{data: PaceAnswer}`, of today. */
export interface PaceAnswer {
  date: string;
  time_zone: string;
  arenas: ArenaPace[];
  drift_seconds: number;
  drift_after_seconds: number;
  /** None while the arenas are together. */
  moves: PaceMove[];
}

class PaceMoveRequest {
  @IsId()
  match_id: number;

  @IsId()
  from_arena_id: number;

  @IsId()
  to_arena_id: number;
}

/** POST /tournaments/{id}/pace/moves: all of them, or none when one has changed meanwhile. */
export class PaceMovesRequest {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => PaceMoveRequest)
  moves: PaceMoveRequest[];
}
