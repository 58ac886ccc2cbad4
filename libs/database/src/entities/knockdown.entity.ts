// How far the referee counted a fallen athlete.
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { PanelDeviceEntity } from './panel-device.entity';
import { ScoreSheetEntity } from './score-sheet.entity';

@Entity('knockdown')
@Check('knockdown_corner_check', "corner in ('blue', 'red')")
@Check('knockdown_count_check', 'count between 1 and 10')
@Check('knockdown_round_check', 'round > 0')
@Check('knockdown_check', "(withdrawn_at is null) = (withdrawn_reason is null) and withdrawn_reason <> ''")
@Index(['sheetId'])
export class KnockdownEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => ScoreSheetEntity, { onDelete: 'CASCADE' })
  sheetId: number;

  @Column({ type: 'text' })
  corner: 'blue' | 'red';

  @Column({ type: 'integer' })
  count: number;

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
