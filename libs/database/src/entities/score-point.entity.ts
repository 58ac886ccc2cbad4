// A point on a sheet: what judges agreed on, what the council entered, or one that the judges verified.
import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { PanelDeviceEntity } from './panel-device.entity';
import { CORNER_CHECK, KEY_CHECK, SheetEntry, WITHDRAWN_CHECK } from './sheet-entry';
import { VerificationEntity } from './verification.entity';

@Entity('score_point')
@Check('score_point_corner_check', CORNER_CHECK)
@Check('score_point_kind_check', "kind in ('punch', 'kick', 'throw')")
@Check('score_point_round_check', 'round > 0')
@Check('score_point_check', WITHDRAWN_CHECK)
@Check('score_point_check1', 'device_id is null or verification_id is null')
@Check('score_point_key_check', KEY_CHECK)
@Unique(['sheetId', 'key'])
@Unique(['id', 'sheetId'])
@Unique(['verificationId'])
@ForeignKey(() => VerificationEntity, ['verificationId', 'sheetId'], ['id', 'sheetId'])
export class ScorePointEntity extends SheetEntry {
  @Column({ type: 'text' })
  kind: 'punch' | 'kick' | 'throw';

  /** When it became valid. */
  @Column({ type: 'timestamptz' })
  at: Date;

  @Column({ type: 'bigint', nullable: true })
  verificationId: number | null;

  /** The council's, for what it entered: a throw, and hands and feet where no judges sit. */
  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => PanelDeviceEntity)
  deviceId: number | null;

  @Column({ type: 'text', nullable: true })
  key: string | null;
}
