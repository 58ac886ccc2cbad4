// What the judges' table recorded of a seni performance; a withdrawn record stays, for looking back.
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { AccountEntity } from './account.entity';
import { MatchEntity } from './match.entity';

@Entity('performance')
@Check('performance_outcome_check', "outcome in ('performed', 'disqualified', 'absent')")
@Check('performance_penalty_check', 'penalty between 0 and 1000')
@Check('performance_seconds_check', 'seconds between 0 and 1800')
@Check('performance_check', "(outcome = 'performed') = (seconds is not null)")
@Check('performance_check1', "outcome = 'performed' or (cardinality(scores) = 0 and penalty = 0)")
@Check(
  'performance_check2',
  "outcome <> 'performed' or (cardinality(scores) between 4 and 10 and cardinality(scores) % 2 = 0)",
)
@Check('performance_scores_check', '900 <= all (scores) and 1000 >= all (scores)')
@Index('performance_one_standing', ['matchId'], { unique: true, where: 'withdrawn_at IS NULL' })
@Index(['matchId'])
export class PerformanceEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => MatchEntity, { onDelete: 'CASCADE' })
  matchId: number;

  @Column({ type: 'text' })
  outcome: 'performed' | 'disqualified' | 'absent';

  /** Hundredths, one per judge. */
  @Column({ type: 'integer', array: true, default: '{}' })
  scores: number[];

  /** Hundredths, without what the time costs. */
  @Column({ type: 'integer', default: 0 })
  penalty: number;

  @Column({ type: 'integer', nullable: true })
  seconds: number | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  recordedBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  recordedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  withdrawnAt: Date | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  withdrawnBy: number | null;

  @Column({ type: 'text', nullable: true })
  withdrawnReason: string | null;
}
