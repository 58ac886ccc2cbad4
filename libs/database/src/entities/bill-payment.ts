// Money that came for a bill, and the state that the bill goes back to when that is undone; undone ones stay.
import { Column, ForeignKey } from 'typeorm';
import type { BeforeCash } from '@gelanggang/domain/billing/billing-steps';
import { AccountEntity } from './account.entity';
import { Numbered } from './numbered';

export const BILLING_BEFORE_CHECK = "billing_before in ('waiting for payment', 'waiting for confirmation')";

export abstract class BillPayment extends Numbered {
  @Column({ type: 'bigint' })
  tournamentId: number;

  @Column({ type: 'bigint' })
  billingId: number;

  @Column({ type: 'text' })
  billingBefore: BeforeCash;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  undoneBy: number | null;

  @Column({ type: 'timestamptz', nullable: true })
  undoneAt: Date | null;

  @Column({ type: 'text', nullable: true })
  undoReason: string | null;
}
