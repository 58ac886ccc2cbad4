// A penalty that the council gave; a withdrawn one stays, with its reason.
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { PenaltyStep } from '@gelanggang/domain/scoring/penalties';
import { PanelDeviceEntity } from './panel-device.entity';
import { ScoreSheetEntity } from './score-sheet.entity';

@Entity('penalty')
@Check('penalty_corner_check', "corner in ('blue', 'red')")
@Check(
  'penalty_step_check',
  "step in ('pembinaan', 'teguran-1', 'teguran-2', 'peringatan-1', 'peringatan-2', 'diskualifikasi')",
)
@Check('penalty_round_check', 'round > 0')
@Check('penalty_check', "(withdrawn_at is null) = (withdrawn_reason is null) and withdrawn_reason <> ''")
@Index('penalty_one_of_a_step', ['sheetId', 'corner', 'step'], {
  unique: true,
  where: "withdrawn_at IS NULL AND step <> 'pembinaan'",
})
@Index(['sheetId'])
export class PenaltyEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => ScoreSheetEntity, { onDelete: 'CASCADE' })
  sheetId: number;

  @Column({ type: 'text' })
  corner: 'blue' | 'red';

  @Column({ type: 'text' })
  step: PenaltyStep;

  @Column({ type: 'integer' })
  round: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;

  @Column({ type: 'bigint' })
  @ForeignKey(() => PanelDeviceEntity)
  deviceId: number;

  @Column({ type: 'timestamptz', nullable: true })
  withdrawnAt: Date | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => PanelDeviceEntity)
  withdrawnBy: number | null;

  @Column({ type: 'text', nullable: true })
  withdrawnReason: string | null;
}
