// The decision on a protest with its reasons and what it did; one that was undone stays, for looking back.
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import type { DeciderRole, Remedy } from '@gelanggang/domain/protests/protests';
import { AccountEntity } from './account.entity';
import { Numbered } from './numbered';
import { PerformanceEntity } from './performance.entity';
import { ProtestEntity } from './protest.entity';
import { ResultEntity } from './result.entity';

@Entity('protest_ruling')
@Check('protest_ruling_remedy_check', "remedy in ('rejected', 'result-changed', 'extra-round', 'again')")
@Check('protest_ruling_reason_check', "reason <> ''")
@Check('protest_ruling_deciders_check', "jsonb_typeof(deciders) = 'object'")
@Check('protest_ruling_extra_round_check', 'extra_round between 1 and 20')
@Check('protest_ruling_check', "(remedy = 'extra-round') = (extra_round is not null)")
@Check('protest_ruling_check1', '(resumes is null) = (extra_round is null)')
@Check('protest_ruling_check2', '(undone_at is null) = (undone_reason is null)')
@Check('protest_ruling_undone_reason_check', "undone_reason <> ''")
@Index('protest_ruling_one_standing', ['protestId'], { unique: true, where: 'undone_at IS NULL' })
@Index(['protestId'])
export class ProtestRulingEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => ProtestEntity, { onDelete: 'CASCADE' })
  protestId: number;

  @Column({ type: 'text' })
  remedy: Remedy;

  @Column({ type: 'text' })
  reason: string;

  /** Names by role. */
  @Column({ type: 'jsonb' })
  deciders: Partial<Record<DeciderRole, string>>;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  ruledAt: Date;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  ruledBy: number | null;

  /** What stood before, and what the decision put in its place. */
  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => ResultEntity, { onDelete: 'SET NULL' })
  resultBefore: number | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => ResultEntity, { onDelete: 'SET NULL' })
  resultAfter: number | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => PerformanceEntity, { onDelete: 'SET NULL' })
  performanceBefore: number | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => PerformanceEntity, { onDelete: 'SET NULL' })
  performanceAfter: number | null;

  /** The start of the match whose sheet the extra round goes on with, and that round. */
  @Column({ type: 'timestamptz', nullable: true })
  resumes: Date | null;

  @Column({ type: 'integer', nullable: true })
  extraRound: number | null;

  /** Times of the match until then: a decision that is undone gives them back, and with them what was released. */
  @Column({ type: 'timestamptz', nullable: true })
  calledBefore: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  startedBefore: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  finishedBefore: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  undoneAt: Date | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  undoneBy: number | null;

  @Column({ type: 'text', nullable: true })
  undoneReason: string | null;
}
