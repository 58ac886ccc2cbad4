// A member on a bill, with the fee at that time.
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { BillingEntity } from './billing.entity';
import { TeamMemberEntity } from './team-member.entity';
import { TournamentMatchCategoryEntity } from './tournament-match-category.entity';

@Entity('billing_detail')
@Check('billing_detail_amount_check', 'amount >= 0')
@Unique(['billingId', 'teamMemberId'])
@Index('billing_detail_one_holder', ['tournamentId', 'teamMemberId'], { unique: true, where: 'holds' })
@Index(['teamMemberId'])
@ForeignKey(() => BillingEntity, ['billingId', 'tournamentId', 'holds'], ['id', 'tournamentId', 'holds'], {
  onUpdate: 'CASCADE',
})
@ForeignKey(() => TournamentMatchCategoryEntity, ['tournamentMatchCategoryId', 'tournamentId'], ['id', 'tournamentId'])
export class BillingDetailEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;

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

  @Column({ type: 'bigint' })
  amount: number;
}
