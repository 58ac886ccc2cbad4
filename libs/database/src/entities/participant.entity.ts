// A member whose bill is paid: only participants are drawn.
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { BillingEntity } from './billing.entity';
import { TeamMemberEntity } from './team-member.entity';

@Entity('participant')
@Unique(['tournamentId', 'teamMemberId'])
@Unique(['id', 'tournamentId'])
@Index(['teamMemberId'])
@Index(['billingId'])
@ForeignKey(() => BillingEntity, ['billingId', 'tournamentId'], ['id', 'tournamentId'])
export class ParticipantEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'bigint' })
  tournamentId: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => TeamMemberEntity)
  teamMemberId: number;

  @Column({ type: 'bigint' })
  billingId: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
