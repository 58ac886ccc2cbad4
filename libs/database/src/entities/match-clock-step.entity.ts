// A step that was taken on the clock of a match, with the clock as it was after it; `stop` is the end of the match.
import type { ClockPhase, ClockStep } from '@gelanggang/domain/results/match-clock';
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { AccountEntity } from './account.entity';
import { MatchEntity } from './match.entity';
import { Numbered } from './numbered';
import { KEY_CHECK } from './sheet-entry';

@Entity('match_clock_step')
@Check(
  'match_clock_step_step_check',
  "step in ('start', 'pause', 'resume', 'end-round', 'next-round', 'extra-round', 'set', 'stop')",
)
@Check('match_clock_step_reason_check', "step <> 'set' or reason <> ''")
@Check('match_clock_step_key_check', KEY_CHECK)
@Unique(['matchId', 'key'])
@Index('match_clock_step_match_id_idx', ['matchId', 'id'])
export class MatchClockStepEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => MatchEntity, { onDelete: 'CASCADE' })
  matchId: number;

  @Column({ type: 'text' })
  step: ClockStep | 'stop';

  /** When it took effect, on the server's clock. */
  @Column({ type: 'timestamptz' })
  at: Date;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  accountId: number | null;

  /** Of one press at the council's panel. */
  @Column({ type: 'text', nullable: true })
  key: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  recordedAt: Date;

  @Column({ type: 'integer' })
  round: number;

  @Column({ type: 'text' })
  phase: ClockPhase;

  @Column({ type: 'boolean' })
  isRunning: boolean;

  @Column({ type: 'integer' })
  elapsedMs: number;
}
