// The recap of a match that was scored by panels: public, down to each tap.
import type { HitKind } from '@gelanggang/domain/scoring/hit-kinds';
import type { TapFate } from '@gelanggang/domain/scoring/statistics';
import type { Corner, LiveMatch, LiveTournament } from './live';
import type { ScoreSheet } from './scoring';

export interface RecapTap {
  seat: number;
  corner: Corner;
  kind: HitKind;
  /** null: no round was on. */
  round: number | null;
  at: string;
  fate: TapFate;
  point_id: number | null;
}

/** GET /matches/{id}/recap. */
export interface MatchRecap {
  tournament: LiveTournament;
  arena: string | null;
  match: LiveMatch;
  /** Its result stands in place of another one. */
  is_corrected: boolean;
  /** Of the present start of the match, else of its last one; null where no panel scored. */
  sheet: ScoreSheet | null;
  /** Oldest first. */
  taps: RecapTap[];
}
