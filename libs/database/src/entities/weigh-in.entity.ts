// What the scales said of an athlete on a day; one that was replaced stays, for looking back.
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import type { WeighInOutcome } from '@gelanggang/domain/athletes/weigh-in';
import { numeric } from '../numeric';
import { AccountEntity } from './account.entity';
import { Numbered } from './numbered';
import { ParticipantEntity } from './participant.entity';
import { ResultEntity } from './result.entity';

@Entity('weigh_in')
@Check('weigh_in_outcome_check', "outcome in ('present', 'out-of-class', 'absent')")
@Check('weigh_in_weight_check', 'weight between 10 and 250')
@Check('weigh_in_officials_check', 'cardinality(officials) <= 2')
@Check('weigh_in_check', "(outcome = 'absent') = (weight is null)")
@Check('weigh_in_check1', '(replaced_at is null) = (replaced_reason is null)')
@Index('weigh_in_one_standing', ['participantId', 'date'], { unique: true, where: 'replaced_at IS NULL' })
@Index('weigh_in_tournament_id_idx', ['tournamentId', 'date'])
@ForeignKey(() => ParticipantEntity, ['participantId', 'tournamentId'], ['id', 'tournamentId'], { onDelete: 'CASCADE' })
export class WeighInEntity extends Numbered {
  @Column({ type: 'bigint' })
  tournamentId: number;

  @Column({ type: 'bigint' })
  participantId: number;

  @Column({ type: 'date' })
  date: string;

  @Column({ type: 'text' })
  outcome: WeighInOutcome;

  @Column({ type: 'numeric', nullable: true, precision: 5, scale: 2, transformer: numeric })
  weight: number | null;

  /** Of the athlete's team, who stood by: names, two at most (rulebook 2025, art. 2.4.b.6). */
  @Column({ type: 'text', array: true, default: '{}' })
  officials: string[];

  /** The walkover that followed from it. */
  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => ResultEntity, { onDelete: 'SET NULL' })
  walkoverResultId: number | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  recordedBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  recordedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  replacedAt: Date | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  replacedBy: number | null;

  @Column({ type: 'text', nullable: true })
  replacedReason: string | null;
}
