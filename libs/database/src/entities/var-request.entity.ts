// A corner's request that the video be looked at.
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Corner } from '@gelanggang/domain/words/corners';
import { PanelDeviceEntity } from './panel-device.entity';
import { ScoreSheetEntity } from './score-sheet.entity';

@Entity('var_request')
@Check('var_request_corner_check', "corner in ('blue', 'red')")
@Check('var_request_round_check', 'round > 0')
@Check('var_request_outcome_check', "outcome in ('accepted', 'rejected')")
@Check('var_request_check', '(outcome is null) = (decided_at is null)')
@Index('var_request_one_open', ['sheetId'], { unique: true, where: 'decided_at IS NULL' })
export class VarRequestEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;

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

  @Column({ type: 'text', nullable: true })
  outcome: 'accepted' | 'rejected' | null;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;
}
