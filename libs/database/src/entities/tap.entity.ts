// One press of a judge's button, counted or not.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { Corner } from '@gelanggang/domain/words/corners';
import { Numbered } from './numbered';
import { PanelDeviceEntity } from './panel-device.entity';
import { ScorePointEntity } from './score-point.entity';
import { ScoreSheetEntity } from './score-sheet.entity';

@Entity('tap')
@Check('tap_key_check', "key ~ '^[a-z0-9]{8,24}-[0-9]{1,9}$'")
@Check('tap_seat_check', 'seat > 0')
@Check('tap_corner_check', "corner in ('blue', 'red')")
@Check('tap_kind_check', "kind in ('punch', 'kick', 'throw')")
@Check('tap_round_check', 'round > 0')
@Check('tap_refused_check', "refused in ('clock', 'late')")
@Check('tap_check', 'refused is null or point_id is null')
@Check('tap_check1', 'refused is not null or round is not null')
@Unique(['deviceId', 'key'])
@Unique(['pointId', 'seat'])
@Index(['sheetId', 'at'])
@ForeignKey(() => ScorePointEntity, ['pointId', 'sheetId'], ['id', 'sheetId'])
export class TapEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => ScoreSheetEntity, { onDelete: 'CASCADE' })
  sheetId: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => PanelDeviceEntity)
  deviceId: number;

  /** Of the device: the same tap sent twice is one. */
  @Column({ type: 'text' })
  key: string;

  @Column({ type: 'integer' })
  seat: number;

  @Column({ type: 'text' })
  corner: Corner;

  @Column({ type: 'text' })
  kind: 'punch' | 'kick' | 'throw';

  @Column({ type: 'integer', nullable: true })
  round: number | null;

  /** When it was pressed, on the server's clock. */
  @Column({ type: 'timestamptz' })
  at: Date;

  @Column({ type: 'timestamptz' })
  receivedAt: Date;

  /** No round was on, or it came too late to count. */
  @Column({ type: 'text', nullable: true })
  refused: 'clock' | 'late' | null;

  /** The one point that it serves. */
  @Column({ type: 'bigint', nullable: true })
  pointId: number | null;
}
