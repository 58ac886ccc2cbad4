// A point on a sheet: what judges agreed on, or a throw that they verified; a withdrawn one stays, with its reason.
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { PanelDeviceEntity } from './panel-device.entity';
import { ScoreSheetEntity } from './score-sheet.entity';
import { VerificationEntity } from './verification.entity';

@Entity('score_point')
@Check('score_point_corner_check', "corner in ('blue', 'red')")
@Check('score_point_kind_check', "kind in ('punch', 'kick', 'throw')")
@Check('score_point_round_check', 'round > 0')
@Check('score_point_check', "(withdrawn_at is null) = (withdrawn_reason is null) and withdrawn_reason <> ''")
@Unique(['id', 'sheetId'])
@Unique(['verificationId'])
@Index(['sheetId'])
@ForeignKey(() => VerificationEntity, ['verificationId', 'sheetId'], ['id', 'sheetId'])
export class ScorePointEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => ScoreSheetEntity, { onDelete: 'CASCADE' })
  sheetId: number;

  @Column({ type: 'text' })
  corner: 'blue' | 'red';

  @Column({ type: 'text' })
  kind: 'punch' | 'kick' | 'throw';

  @Column({ type: 'integer' })
  round: number;

  /** When it became valid. */
  @Column({ type: 'timestamptz' })
  at: Date;

  @Column({ type: 'bigint', nullable: true })
  verificationId: number | null;

  @Column({ type: 'timestamptz', nullable: true })
  withdrawnAt: Date | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => PanelDeviceEntity)
  withdrawnBy: number | null;

  @Column({ type: 'text', nullable: true })
  withdrawnReason: string | null;
}
