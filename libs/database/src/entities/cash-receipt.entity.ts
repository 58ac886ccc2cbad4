// Cash that the office took for a bill, with the receipt that it gave for it. One stands for a bill; undone ones stay.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { AccountEntity } from './account.entity';
import { BILLING_BEFORE_CHECK, BillPayment } from './bill-payment';
import { BillingEntity } from './billing.entity';

@Entity('cash_receipt')
@Check('cash_receipt_amount_check', 'amount > 0')
@Check('cash_receipt_received_from_check', "btrim(received_from) <> ''")
@Check('cash_receipt_billing_before_check', BILLING_BEFORE_CHECK)
@Check('cash_receipt_check', '(undone_at is null) = (undo_reason is null)')
@Check('cash_receipt_check1', 'undone_at is not null or undone_by is null')
@Check('cash_receipt_undo_reason_check', "btrim(undo_reason) <> ''")
@Unique(['tournamentId', 'receiptNumber'])
@Index(['billingId'])
@Index('cash_receipt_one_standing', ['billingId'], { unique: true, where: 'undone_at is null' })
@ForeignKey(() => BillingEntity, ['billingId', 'tournamentId'], ['id', 'tournamentId'])
export class CashReceiptEntity extends BillPayment {
  @Column({ type: 'text' })
  receiptNumber: string;

  @Column({ type: 'bigint' })
  amount: number;

  /** Who handed it over, as it stands on the receipt. */
  @Column({ type: 'text' })
  receivedFrom: string;

  @Column({ type: 'date' })
  receivedOn: string;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  takenBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  takenAt: Date;
}
