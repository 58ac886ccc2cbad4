// A bill of a contingent manager for members of one tournament.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { AccountEntity } from './account.entity';
import { DiscountCodeEntity } from './discount-code.entity';
import { FileEntity } from './file.entity';
import { Versioned } from './numbered';
import { TournamentEntity } from './tournament.entity';

@Entity('billing')
@Check('billing_amount_check', 'amount >= 0')
@Check(
  'billing_status_check',
  "status in ('waiting for payment', 'waiting for confirmation', 'paid', 'failed', 'cancelled')",
)
@Check('billing_check', "holds = (status not in ('failed', 'cancelled'))")
@Check('billing_check1', "status <> 'failed' or btrim(reject_reason) <> ''")
@Check('billing_check2', "(status = 'paid') = (paid_at is not null)")
@Unique(['tournamentId', 'invoiceNumber'])
@Unique(['id', 'tournamentId', 'holds'])
@Unique(['id', 'tournamentId'])
@Index(['accountId'])
@Check('billing_due_digits_check', 'due_digits between 1 and 999')
@Index('billing_one_open_of_digits', ['tournamentId', 'dueDigits'], {
  unique: true,
  where: "status in ('waiting for payment', 'waiting for confirmation')",
})
@Index(['tournamentId', 'status'])
@Index(['discountCodeId'])
@Check(
  'billing_discount_check',
  '(discount_code_id is null and discount_percent is null and discount_amount is null) or (discount_code_id is not null and (discount_percent is null) <> (discount_amount is null))',
)
@ForeignKey(() => DiscountCodeEntity, ['discountCodeId', 'tournamentId'], ['id', 'tournamentId'])
export class BillingEntity extends Versioned {
  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity)
  tournamentId: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => AccountEntity)
  accountId: number;

  @Column({ type: 'text' })
  invoiceNumber: string;

  @Column({ type: 'text', default: '' })
  bankName: string;

  @Column({ type: 'text', default: '' })
  accountNumber: string;

  @Column({ type: 'text', default: '' })
  accountName: string;

  @Column({ type: 'text', default: '' })
  notes: string;

  @Column({ type: 'bigint', default: 0 })
  amount: number;

  /** The last three digits of what is to be transferred, its own among the open bills of the tournament (`bill_due`). */
  @Column({ type: 'smallint', nullable: true })
  dueDigits: number | null;

  @Column({ type: 'bigint', nullable: true })
  discountCodeId: number | null;

  /** What the code took off when the bill was made: one of the two. */
  @Column({ type: 'smallint', nullable: true })
  discountPercent: number | null;

  @Column({ type: 'bigint', nullable: true })
  discountAmount: number | null;

  @Column({ type: 'text', default: 'waiting for payment' })
  status: 'waiting for payment' | 'waiting for confirmation' | 'paid' | 'failed' | 'cancelled';

  @Column({ type: 'boolean', default: true })
  holds: boolean;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey(() => FileEntity, { onDelete: 'SET NULL' })
  paymentDocumentFileId: string | null;

  @Column({ type: 'text', nullable: true })
  rejectReason: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  issuedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  paidAt: Date | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
