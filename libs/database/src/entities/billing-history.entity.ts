// A step that a bill took.
import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { AccountEntity } from './account.entity';
import { BillingEntity } from './billing.entity';
import { Numbered } from './numbered';

@Entity('billing_history')
@Index(['billingId'])
export class BillingHistoryEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => BillingEntity, { onDelete: 'CASCADE' })
  billingId: number;

  @Column({ type: 'text', nullable: true })
  fromStatus: string | null;

  @Column({ type: 'text' })
  toStatus: string;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  accountId: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;
}
