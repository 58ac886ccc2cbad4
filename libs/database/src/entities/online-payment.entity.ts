// A payment of a bill by a payment service, from its link to its money. One waits for a bill at a time; ended ones stay.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { OnlineState, UnbilledReason } from '@gelanggang/domain/billing/online-payment';
import { AccountEntity } from './account.entity';
import { BillingEntity } from './billing.entity';
import { Numbered } from './numbered';

@Entity('online_payment')
@Check('online_payment_order_id_check', "order_id ~ '^[0-9a-f]{24}$'")
@Check('online_payment_service_check', "service ~ '^[a-z]+$'")
@Check('online_payment_amount_check', 'amount > 0')
@Check('online_payment_received_check', 'received > 0')
@Check('online_payment_state_check', "state in ('waiting', 'paid', 'ended', 'refunded')")
@Check('online_payment_pay_url_check', "pay_url ~ '^https://'")
@Check(
  'online_payment_unbilled_because_check',
  "unbilled_because in ('bill-paid', 'bill-over', 'amount-differs', 'accounts-closed')",
)
@Check('online_payment_check', "(state in ('paid', 'refunded')) = (paid_at is not null)")
@Check('online_payment_check1', '(paid_at is null) = (received is null)')
@Check('online_payment_check2', 'paid_at is not null or unbilled_because is null')
@Unique(['orderId'])
@Index(['billingId'])
@Index(['tournamentId'])
@Index('online_payment_one_open', ['billingId'], { unique: true, where: "state = 'waiting'" })
@Index('online_payment_pays_once', ['billingId'], {
  unique: true,
  where: "state = 'paid' and unbilled_because is null",
})
@ForeignKey(() => BillingEntity, ['billingId', 'tournamentId'], ['id', 'tournamentId'])
export class OnlinePaymentEntity extends Numbered {
  @Column({ type: 'bigint' })
  tournamentId: number;

  @Column({ type: 'bigint' })
  billingId: number;

  /** What the service knows it by; random, so that nobody finds another's. */
  @Column({ type: 'text' })
  orderId: string;

  @Column({ type: 'text' })
  service: string;

  /** What is asked for: `bill_due` of the bill when it was made. */
  @Column({ type: 'bigint' })
  amount: number;

  @Column({ type: 'text', default: 'waiting' })
  state: OnlineState;

  /** Null while the service is asked for it. */
  @Column({ type: 'text', nullable: true })
  payUrl: string | null;

  /** How it was paid, in the service's word. */
  @Column({ type: 'text', default: '' })
  method: string;

  @Column({ type: 'bigint', nullable: true })
  received: number | null;

  /** Of money that came and pays no bill. */
  @Column({ type: 'text', nullable: true })
  unbilledBecause: UnbilledReason | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  madeBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  madeAt: Date;

  /** When its state was last asked for at the service, which is asked so often only. */
  @Column({ type: 'timestamptz', nullable: true })
  askedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  answeredAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  paidAt: Date | null;
}
