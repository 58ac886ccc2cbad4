// An action that a device has sent under a key of its own: sent again, it is answered the same and not taken again.
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { AccountEntity } from './account.entity';

@Entity('action_key')
@Index('action_key_refused', { synchronize: false })
@Check('action_key_status_check', 'status between 200 and 499')
export class ActionKeyEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => AccountEntity, { onDelete: 'CASCADE' })
  accountId: number;

  @PrimaryColumn({ type: 'uuid' })
  key: string;

  /** Of the call and its body: a key stands for one action. */
  @Column({ type: 'text' })
  fingerprint: string;

  @Column({ type: 'integer', default: 200 })
  status: number;

  @Column({ type: 'jsonb', default: '{}' })
  answer: unknown;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;
}
