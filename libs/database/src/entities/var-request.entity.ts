// A protest card of a corner: what it says, what was decided, and which entry the decision took back (rulebook 2025, art. 15.2).
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { CardClaim, CardOutcome } from '@gelanggang/domain/scoring/protest-cards';
import type { Corner } from '@gelanggang/domain/words/corners';
import { PanelDeviceEntity } from './panel-device.entity';
import { PenaltyEntity } from './penalty.entity';
import { ScorePointEntity } from './score-point.entity';
import { ScoreSheetEntity } from './score-sheet.entity';
import { KEY_CHECK, WITHDRAWN_CHECK, Withdrawable } from './sheet-entry';
import { VerificationEntity } from './verification.entity';

@Entity('var_request')
@Check('var_request_corner_check', "corner in ('blue', 'red')")
@Check('var_request_round_check', 'round > 0')
@Check('var_request_outcome_check', "outcome in ('accepted', 'rejected')")
@Check('var_request_check', '(outcome is null) = (decided_at is null)')
@Check('var_request_number_check', 'number between 1 and 2')
@Check('var_request_claim_check', "claim in ('no-throw', 'throw', 'no-fault', 'fault')")
@Check('var_request_key_check', KEY_CHECK)
@Check('var_request_check1', '(claim is null) = (number is null)')
@Check('var_request_check2', "not is_returned or outcome = 'accepted'")
@Check('var_request_check3', WITHDRAWN_CHECK)
@Check('var_request_check4', "point_id is null or claim = 'no-throw' or claim = 'throw' and outcome = 'accepted'")
@Check('var_request_check5', "penalty_id is null or claim = 'no-fault' or claim = 'fault' and outcome = 'accepted'")
@Unique(['sheetId', 'key'])
@Unique(['verificationId'])
@ForeignKey(() => ScorePointEntity, ['pointId', 'sheetId'], ['id', 'sheetId'])
@ForeignKey(() => PenaltyEntity, ['penaltyId', 'sheetId'], ['id', 'sheetId'])
@ForeignKey(() => VerificationEntity, ['verificationId', 'sheetId'], ['id', 'sheetId'])
@Index('var_request_one_open', ['sheetId'], { unique: true, where: 'decided_at IS NULL AND withdrawn_at IS NULL' })
@Index('var_request_one_card', ['sheetId', 'corner', 'number'], {
  unique: true,
  where: 'withdrawn_at IS NULL AND NOT is_returned',
})
export class VarRequestEntity extends Withdrawable {
  @Column({ type: 'bigint' })
  @ForeignKey(() => ScoreSheetEntity, { onDelete: 'CASCADE' })
  sheetId: number;

  @Column({ type: 'text' })
  corner: Corner;

  @Column({ type: 'integer' })
  round: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  requestedAt: Date;

  @Column({ type: 'bigint' })
  @ForeignKey(() => PanelDeviceEntity)
  deviceId: number;

  /** Which of the corner's cards; null on sheets from before they were counted. */
  @Column({ type: 'integer', nullable: true })
  number: number | null;

  @Column({ type: 'text', nullable: true })
  claim: CardClaim | null;

  @Column({ type: 'text', nullable: true })
  key: string | null;

  /** The throw that it is against, or that its decision gave. */
  @Column({ type: 'bigint', nullable: true })
  pointId: number | null;

  /** The penalty that it is against, or that its decision gave. */
  @Column({ type: 'bigint', nullable: true })
  penaltyId: number | null;

  /** In which the judges are asked about it. */
  @Column({ type: 'bigint', nullable: true })
  verificationId: number | null;

  @Column({ type: 'text', nullable: true })
  outcome: CardOutcome | null;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => PanelDeviceEntity)
  decidedBy: number | null;

  /** It was right, and the corner has it again. */
  @Column({ type: 'boolean', default: false })
  isReturned: boolean;
}
