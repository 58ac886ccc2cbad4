// One message to one webhook: what is posted, how often it was tried, and what was answered.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { DeliveryState } from '@gelanggang/contract/webhooks';
import type { WebhookKind } from '@gelanggang/domain/programs/webhook-rules';
import { Numbered } from './numbered';
import { WebhookEntity } from './webhook.entity';

@Entity('webhook_delivery')
@Check(
  'webhook_delivery_kind_check',
  "kind in ('drawn', 'published', 'called', 'result', 'corrected', 'medals', 'test')",
)
@Check('webhook_delivery_state_check', "state in ('waiting', 'sent', 'failed')")
@Check('webhook_delivery_check', "(state = 'waiting') = (next_try_at is not null)")
@Check('webhook_delivery_check1', "(kind = 'test') = (number is null)")
@Check('webhook_delivery_message_id_check', "message_id ~ '^msg_[0-9a-f]{32}$'")
@Unique(['messageId'])
@Unique(['webhookId', 'number'])
@Index('webhook_delivery_due_idx', ['nextTryAt'], { where: "state = 'waiting'::text" })
export class WebhookDeliveryEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => WebhookEntity, { onDelete: 'CASCADE' })
  webhookId: number;

  /** The same however often it is sent. */
  @Column({ type: 'text' })
  messageId: string;

  @Column({ type: 'text' })
  kind: WebhookKind | 'test';

  /** Of the record of the open log; null: a test. */
  @Column({ type: 'bigint', nullable: true })
  number: number | null;

  @Column({ type: 'text' })
  body: string;

  @Column({ type: 'text', default: 'waiting' })
  state: DeliveryState;

  @Column({ type: 'integer', default: 0 })
  tries: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  madeAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  triedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true, default: () => 'now()' })
  nextTryAt: Date | null;

  @Column({ type: 'integer', nullable: true })
  statusCode: number | null;

  @Column({ type: 'text', nullable: true })
  fault: string | null;
}
