// The outbox of messages to phones: written with the change that they tell, sent by a worker (libs/platform/src/text-messages).
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { AccountEntity } from './account.entity';
import { OutgoingMessage } from './outgoing';

@Entity('text_message')
@Check('text_message_attempts_check', 'attempts >= 0')
@Index('text_message_waiting_idx', ['nextTryAt'], { where: 'done_at IS NULL' })
@Index('text_message_account_id_idx', ['accountId'])
export class TextMessageEntity extends OutgoingMessage {
  @Column({ type: 'bigint' })
  @ForeignKey(() => AccountEntity, { onDelete: 'CASCADE' })
  accountId: number;

  /** Null once it is done, like the text. */
  @Column({ type: 'text', nullable: true })
  phone: string | null;

  @Column({ type: 'text', nullable: true })
  text: string | null;
}
