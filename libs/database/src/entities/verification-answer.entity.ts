// What one judge answered to a question of the council.
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { Corner } from '@gelanggang/domain/words/corners';
import { PanelDeviceEntity } from './panel-device.entity';
import { VerificationEntity } from './verification.entity';

@Entity('verification_answer')
@Check('verification_answer_answer_check', "answer in ('blue', 'red', 'none')")
@Check('verification_answer_seat_check', 'seat > 0')
export class VerificationAnswerEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => VerificationEntity, { onDelete: 'CASCADE' })
  verificationId: number;

  @PrimaryColumn({ type: 'integer' })
  seat: number;

  @Column({ type: 'text' })
  answer: Corner | 'none';

  @Column({ type: 'bigint' })
  @ForeignKey(() => PanelDeviceEntity)
  deviceId: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;
}
