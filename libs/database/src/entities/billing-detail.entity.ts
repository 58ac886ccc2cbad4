// A member on a bill, with the fee at that time.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { FeePer } from '@gelanggang/domain/billing/fee-per';
import { BillingEntity } from './billing.entity';
import { Numbered } from './numbered';
import { TeamMemberEntity } from './team-member.entity';
import { TournamentMatchCategoryEntity } from './tournament-match-category.entity';

@Entity('billing_detail')
@Check('billing_detail_amount_check', 'amount >= 0')
@Check('billing_detail_discount_check', 'discount >= 0')
@Check('billing_detail_fee_per_check', "fee_per in ('unit', 'athlete')")
@Unique(['billingId', 'teamMemberId'])
@Index('billing_detail_one_holder', ['tournamentId', 'teamMemberId'], { unique: true, where: 'holds' })
@Index(['teamMemberId'])
@ForeignKey(() => BillingEntity, ['billingId', 'tournamentId', 'holds'], ['id', 'tournamentId', 'holds'], {
  onUpdate: 'CASCADE',
})
@ForeignKey(() => TournamentMatchCategoryEntity, ['tournamentMatchCategoryId', 'tournamentId'], ['id', 'tournamentId'])
export class BillingDetailEntity extends Numbered {
  @Column({ type: 'bigint' })
  billingId: number;

  @Column({ type: 'bigint' })
  tournamentId: number;

  @Column({ type: 'boolean' })
  holds: boolean;

  @Column({ type: 'bigint' })
  @ForeignKey(() => TeamMemberEntity)
  teamMemberId: number;

  @Column({ type: 'bigint' })
  tournamentMatchCategoryId: number;

  /** What is asked for it, the discount taken off. */
  @Column({ type: 'bigint' })
  amount: number;

  @Column({ type: 'bigint', default: 0 })
  discount: number;

  /** What the fee was asked of: of `unit` the amount is a share of what a pair or a team pays once. Null: not recorded. */
  @Column({ type: 'text', nullable: true })
  feePer: FeePer | null;
}
