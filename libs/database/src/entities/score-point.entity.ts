// A point on a sheet: what judges agreed on, or a throw that they verified.
import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { CORNER_CHECK, SheetEntry, WITHDRAWN_CHECK } from './sheet-entry';
import { VerificationEntity } from './verification.entity';

@Entity('score_point')
@Check('score_point_corner_check', CORNER_CHECK)
@Check('score_point_kind_check', "kind in ('punch', 'kick', 'throw')")
@Check('score_point_round_check', 'round > 0')
@Check('score_point_check', WITHDRAWN_CHECK)
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
}
