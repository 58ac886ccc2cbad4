// The recap of a match: public; of one that was scored by panels down to each tap, of a performance down to each judge.
import type { HitKind } from '@gelanggang/domain/scoring/hit-kinds';
import type { TapFate } from '@gelanggang/domain/scoring/statistics';
import type { Corner } from '@gelanggang/domain/words/corners';
import type { JudgeScore } from './jurus-panels';
import type { LiveMatch, LiveTournament } from './live';
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

/** What a judge gave a performance on a panel. */
export interface PerformanceEntry extends JudgeScore {
  match_id: number;
  seat: number;
}

/** GET /matches/{id}/recap. */
export interface MatchRecap {
  tournament: LiveTournament;
  arena: string | null;
  match: LiveMatch;
  /** Who performs against it, of a battle of jurus. */
  other: LiveMatch | null;
  /** Of performances whose scores are told: what each judge's came out of, where it is as the desk recorded it. */
  entries: PerformanceEntry[];
  /** Its result stands in place of another one; one restored after a correction does not. */
  is_corrected: boolean;
  /** Of the present start of the match, else of its last one; null where no panel scored. */
  sheet: ScoreSheet | null;
  /** Oldest first. */
  taps: RecapTap[];
}
