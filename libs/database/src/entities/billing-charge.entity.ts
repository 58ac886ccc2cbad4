// A sum on a bill that is no member's fee: a change of entries after the deadline.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { BillingEntity } from './billing.entity';
import { EntryTicketEntity } from './entry-ticket.entity';
import { Numbered } from './numbered';

@Entity('billing_charge')
@Unique(['billingId', 'ticketId'])
@Check('billing_charge_text_check', "btrim(text) <> ''")
@Check('billing_charge_amount_check', 'amount > 0')
@Index(['ticketId'])
@ForeignKey(() => BillingEntity, ['billingId', 'tournamentId'], ['id', 'tournamentId'])
export class BillingChargeEntity extends Numbered {
  @Column({ type: 'bigint' })
  billingId: number;

  @Column({ type: 'bigint' })
  tournamentId: number;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => EntryTicketEntity, { onDelete: 'SET NULL' })
  ticketId: number | null;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'bigint' })
  amount: number;
}
