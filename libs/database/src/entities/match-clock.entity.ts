// The clock of a match that was started, with the rounds and breaks that it was started with.
import type { ClockPhase } from '@gelanggang/domain/results/match-clock';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { JurusRules } from '@gelanggang/domain/rules/jurus-rules';
import type { TandingRules } from '@gelanggang/domain/rules/tanding-rules';
import { MatchEntity } from './match.entity';

@Entity('match_clock')
@Check('match_clock_round_check', 'round between 1 and 20')
@Check('match_clock_phase_check', "phase in ('round', 'break', 'over')")
@Check('match_clock_elapsed_ms_check', 'elapsed_ms between 0 and 3600000')
@Check('match_clock_check', "phase <> 'over' or (running_since is null and elapsed_ms = 0)")
@Check(
  'match_clock_plan_check',
  'round_count between 1 and 9 and round_seconds between 10 and 3600 and break_seconds between 0 and 3600',
)
export class MatchClockEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => MatchEntity, { onDelete: 'CASCADE' })
  matchId: number;

  @Column({ type: 'integer', default: 1 })
  round: number;

  @Column({ type: 'text', default: 'round' })
  phase: ClockPhase;

  @Column({ type: 'timestamptz', nullable: true })
  runningSince: Date | null;

  @Column({ type: 'integer', default: 0 })
  elapsedMs: number;

  @Column({ type: 'integer' })
  roundCount: number;

  @Column({ type: 'integer' })
  roundSeconds: number;

  @Column({ type: 'integer' })
  breakSeconds: number;

  /** By which it is fought or judged, as they were at its start; null of matches from before. */
  @Column({ type: 'jsonb', nullable: true })
  rules: TandingRules | JurusRules | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  changedAt: Date;
}
