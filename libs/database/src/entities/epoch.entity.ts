// Changes when a backup is restored, so that old seqs are not mistaken for new ones.
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('epoch')
@Check('epoch_is_current_check', 'is_current')
export class EpochEntity {
  @PrimaryColumn({ type: 'boolean', default: true })
  isCurrent: boolean;

  @Column({ type: 'uuid' })
  value: string;
}
