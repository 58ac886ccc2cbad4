// The outbox of messages to phones: written with the change that they tell, sent by a worker (libs/platform/src/text-messages).
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { AccountEntity } from './account.entity';

@Entity('text_message')
@Check('text_message_attempts_check', 'attempts >= 0')
@Index('text_message_waiting_idx', ['nextTryAt'], { where: 'done_at IS NULL' })
@Index('text_message_account_id_idx', ['accountId'])
export class TextMessageEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => AccountEntity, { onDelete: 'CASCADE' })
  accountId: number;

  /** Null once it is done, like the text. */
  @Column({ type: 'text', nullable: true })
  phone: string | null;

  @Column({ type: 'text', nullable: true })
  text: string | null;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  nextTryAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** When it was taken by the gateway, or given up. */
  @Column({ type: 'timestamptz', nullable: true })
  doneAt: Date | null;

  /** Why the last attempt failed, without the number. */
  @Column({ type: 'text', nullable: true })
  fault: string | null;
}
