// What a contingent pays once for a tournament, as a line of the bill that holds it.
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { BillingEntity } from './billing.entity';
import { ContingentEntity } from './contingent.entity';
import { Numbered } from './numbered';

@Entity('contingent_fee')
@Check('contingent_fee_amount_check', 'amount > 0')
@Index('contingent_fee_one_holder', ['tournamentId', 'contingentId'], { unique: true, where: 'holds' })
@Index(['billingId'])
@Index(['contingentId'])
@ForeignKey(() => BillingEntity, ['billingId', 'tournamentId', 'holds'], ['id', 'tournamentId', 'holds'], {
  onUpdate: 'CASCADE',
})
export class ContingentFeeEntity extends Numbered {
  @Column({ type: 'bigint' })
  billingId: number;

  @Column({ type: 'bigint' })
  tournamentId: number;

  @Column({ type: 'boolean' })
  holds: boolean;

  /** Null: of a contingent that is there no longer. */
  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => ContingentEntity, { onDelete: 'SET NULL' })
  contingentId: number | null;

  @Column({ type: 'bigint' })
  amount: number;
}
