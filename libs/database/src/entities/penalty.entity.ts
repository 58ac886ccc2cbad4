// A penalty that the council gave, the fault that it is for, and why it is another step than the rules propose.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { PenaltyStep } from '@gelanggang/domain/scoring/penalty-steps';
import { KnockdownEntity } from './knockdown.entity';
import { CORNER_CHECK, CouncilEntry, KEY_CHECK, WITHDRAWN_CHECK } from './sheet-entry';
import { StoppageEntity } from './stoppage.entity';
import { TableTimerEntity } from './table-timer.entity';
import { VerificationEntity } from './verification.entity';

const STEPS = "('pembinaan', 'teguran-1', 'teguran-2', 'peringatan-1', 'peringatan-2', 'diskualifikasi')";

@Entity('penalty')
@Check('penalty_corner_check', CORNER_CHECK)
@Check('penalty_step_check', `step in ${STEPS}`)
@Check('penalty_proposed_step_check', `proposed_step in ${STEPS}`)
@Check('penalty_key_check', KEY_CHECK)
@Check('penalty_round_check', 'round > 0')
@Check('penalty_check', WITHDRAWN_CHECK)
@Check('penalty_check1', '(fault is null) = (proposed_step is null)')
@Check('penalty_check2', 'step = proposed_step or reason is not null or fault is null')
@Unique(['sheetId', 'key'])
@Unique(['id', 'sheetId'])
@Unique(['knockdownId'])
@ForeignKey(() => KnockdownEntity, ['knockdownId', 'sheetId'], ['id', 'sheetId'], { onDelete: 'CASCADE' })
@ForeignKey(() => TableTimerEntity, ['timerId', 'sheetId'], ['id', 'sheetId'], { onDelete: 'CASCADE' })
@ForeignKey(() => StoppageEntity, ['stoppageId', 'sheetId'], ['id', 'sheetId'], { onDelete: 'CASCADE' })
@ForeignKey(() => VerificationEntity, ['verificationId', 'sheetId'], ['id', 'sheetId'])
@Index('penalty_one_of_timer', ['timerId'], { unique: true, where: 'withdrawn_at IS NULL' })
@Index('penalty_one_of_stoppage', ['stoppageId'], { unique: true, where: 'withdrawn_at IS NULL' })
@Index('penalty_one_of_verification', ['verificationId'], { unique: true, where: 'withdrawn_at IS NULL' })
@Index('penalty_one_teguran_a_round', ['sheetId', 'corner', 'round', 'step'], {
  unique: true,
  where: "withdrawn_at IS NULL AND step IN ('teguran-1', 'teguran-2')",
})
@Index('penalty_one_peringatan', ['sheetId', 'corner', 'step'], {
  unique: true,
  where: "withdrawn_at IS NULL AND step IN ('peringatan-1', 'peringatan-2', 'diskualifikasi')",
})
export class PenaltyEntity extends CouncilEntry {
  @Column({ type: 'text' })
  step: PenaltyStep;

  /** Of the rulebook's list; null on sheets from before there was one. */
  @Column({ type: 'text', nullable: true })
  fault: string | null;

  @Column({ type: 'text', nullable: true })
  proposedStep: PenaltyStep | null;

  /** Why another step than the proposed one was given. */
  @Column({ type: 'text', nullable: true })
  reason: string | null;

  /** The count to nine that it follows from. */
  @Column({ type: 'bigint', nullable: true })
  knockdownId: number | null;

  /** The time at the table that it follows from. */
  @Column({ type: 'bigint', nullable: true })
  timerId: number | null;

  /** The doctor's word that stopped the opponent, from which it follows. */
  @Column({ type: 'bigint', nullable: true })
  stoppageId: number | null;

  /** The judges' verdict about a card that said otherwise: it is taken back with the card. */
  @Column({ type: 'bigint', nullable: true })
  verificationId: number | null;
}
