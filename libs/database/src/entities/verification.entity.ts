// A question of the council to the judges: whose throw or violation it was.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { Corner } from '@gelanggang/domain/words/corners';
import { Numbered } from './numbered';
import { PanelDeviceEntity } from './panel-device.entity';
import { ScoreSheetEntity } from './score-sheet.entity';

@Entity('verification')
@Check('verification_kind_check', "kind in ('throw', 'violation')")
@Check('verification_round_check', 'round > 0')
@Check('verification_verdict_check', "verdict in ('blue', 'red', 'none')")
@Check('verification_check', '(verdict is null) = (decided_at is null)')
@Unique(['id', 'sheetId'])
@Index('verification_one_open', ['sheetId'], { unique: true, where: 'decided_at IS NULL' })
export class VerificationEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => ScoreSheetEntity, { onDelete: 'CASCADE' })
  sheetId: number;

  @Column({ type: 'text' })
  kind: 'throw' | 'violation';

  @Column({ type: 'integer' })
  round: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => PanelDeviceEntity)
  askedBy: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  askedAt: Date;

  @Column({ type: 'text', nullable: true })
  verdict: Corner | 'none' | null;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;
}
