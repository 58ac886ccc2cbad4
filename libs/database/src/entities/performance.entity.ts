// What the judges' table recorded of a seni performance; a withdrawn record stays, for looking back.
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import type { Disqualification, JurusRules } from '@gelanggang/domain/rules/jurus-rules';
import type { TakenOff } from '@gelanggang/domain/seni/council-items';
import { AccountEntity } from './account.entity';
import { MatchEntity } from './match.entity';
import { Numbered } from './numbered';

@Entity('performance')
@Check('performance_outcome_check', "outcome in ('performed', 'disqualified', 'absent')")
@Check('performance_penalty_check', 'penalty between 0 and 1000')
@Check('performance_seconds_check', 'seconds between 0 and 1800')
@Check(
  'performance_check',
  "case outcome when 'performed' then seconds is not null when 'absent' then seconds is null else true end",
)
@Check('performance_check1', "outcome = 'performed' or cardinality(scores) = 0")
@Check('performance_check3', "outcome <> 'absent' or penalty = 0")
@Check('performance_check4', "outcome = 'disqualified' or (reason is null and reached is null)")
@Check('performance_items_check', "jsonb_typeof(items) = 'array'")
@Check('performance_reason_check', "reason in ('medical', 'gear', 'weapon-broken', 'unfinished', 'order', 'time')")
@Check('performance_reached_check', 'reached between 0 and 99')
@Check(
  'performance_check2',
  "outcome <> 'performed' or (cardinality(scores) between 4 and 10 and cardinality(scores) % 2 = 0)",
)
@Check('performance_scores_check', '900 <= all (scores) and 1000 >= all (scores)')
@Index('performance_one_standing', ['matchId'], { unique: true, where: 'withdrawn_at IS NULL' })
@Index(['matchId'])
export class PerformanceEntity extends Numbered {
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

  /** By which it was judged; null: before rules were kept, by those of then. */
  @Column({ type: 'jsonb', nullable: true })
  rules: JurusRules | null;

  /** What the council took off, each with its time; empty where only their sum is known. */
  @Column({ type: 'jsonb', default: [] })
  items: TakenOff[];

  /** Why it was disqualified. */
  @Column({ type: 'text', nullable: true })
  reason: Disqualification | null;

  /** How many jurus were shown by who is disqualified. */
  @Column({ type: 'integer', nullable: true })
  reached: number | null;

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
