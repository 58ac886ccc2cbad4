// A line of a statement that paid a bill, alone or with others. A line pays once; undone ones stay.
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { AccountEntity } from './account.entity';
import { BILLING_BEFORE_CHECK, BillPayment } from './bill-payment';
import { BillingEntity } from './billing.entity';
import { StatementLineEntity } from './statement-line.entity';

@Entity('statement_payment')
@Check('statement_payment_billing_before_check', BILLING_BEFORE_CHECK)
@Check('statement_payment_check', '(undone_at is null) = (undo_reason is null)')
@Check('statement_payment_check1', 'undone_at is not null or undone_by is null')
@Check('statement_payment_undo_reason_check', "btrim(undo_reason) <> ''")
@Index('statement_payment_line_once', ['lineId'], { unique: true, where: 'undone_at is null' })
@Index(['billingId'])
@ForeignKey(() => StatementLineEntity, ['lineId', 'tournamentId'], ['id', 'tournamentId'])
@ForeignKey(() => BillingEntity, ['billingId', 'tournamentId'], ['id', 'tournamentId'])
export class StatementPaymentEntity extends BillPayment {
  @Column({ type: 'bigint' })
  lineId: number;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  matchedBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  matchedAt: Date;
}
