// The outbox of web push: one row for each thing that one device is told, known by its key, so that it is told once.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { OutgoingMessage } from './outgoing';
import { PushSubscriptionEntity } from './push-subscription.entity';

@Entity('push_message')
@Check('push_message_attempts_check', 'attempts >= 0')
@Unique(['subscriptionId', 'key'])
@Index('push_message_waiting_idx', ['nextTryAt'], { where: 'done_at IS NULL' })
export class PushMessageEntity extends OutgoingMessage {
  @Column({ type: 'bigint' })
  @ForeignKey(() => PushSubscriptionEntity, { onDelete: 'CASCADE' })
  subscriptionId: number;

  /** Of the news (`newsOf` of the domain). */
  @Column({ type: 'text' })
  key: string;

  /** Null of what stood already when the device asked: it is known, and not told. */
  @Column({ type: 'jsonb', nullable: true })
  notice: { title: string; body: string; tag: string; url: string } | null;
}
