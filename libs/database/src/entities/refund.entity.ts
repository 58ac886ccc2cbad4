// Money of a paid bill that was given back, with the reason; all of a bill's together never more than was paid.
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import type { PaymentWay } from '@gelanggang/domain/billing/accounts';
import { AccountEntity } from './account.entity';
import { BillingEntity } from './billing.entity';
import { Numbered } from './numbered';

@Entity('refund')
@Check('refund_amount_check', 'amount > 0')
@Check('refund_way_check', "way in ('cash', 'transfer')")
@Check('refund_reason_check', "btrim(reason) <> ''")
@Index(['billingId'])
@Index(['tournamentId'])
@ForeignKey(() => BillingEntity, ['billingId', 'tournamentId'], ['id', 'tournamentId'])
export class RefundEntity extends Numbered {
  @Column({ type: 'bigint' })
  tournamentId: number;

  @Column({ type: 'bigint' })
  billingId: number;

  @Column({ type: 'bigint' })
  amount: number;

  @Column({ type: 'text' })
  way: PaymentWay;

  @Column({ type: 'text' })
  reason: string;

  @Column({ type: 'date' })
  refundedOn: string;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  refundedBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  refundedAt: Date;
}
