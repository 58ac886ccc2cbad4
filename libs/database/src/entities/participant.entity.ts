// A member whose bill is paid: only participants are drawn.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { BillingEntity } from './billing.entity';
import { Numbered } from './numbered';
import { TeamMemberEntity } from './team-member.entity';

@Entity('participant')
@Check('participant_team_number_check', 'team_number > 0')
@Unique(['tournamentId', 'teamMemberId'])
@Unique(['id', 'tournamentId'])
@Unique(['cardCode'])
@Index(['teamMemberId'])
@Index(['billingId'])
@ForeignKey(() => BillingEntity, ['billingId', 'tournamentId'], ['id', 'tournamentId'])
export class ParticipantEntity extends Numbered {
  @Column({ type: 'bigint' })
  tournamentId: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => TeamMemberEntity)
  teamMemberId: number;

  @Column({ type: 'bigint' })
  billingId: number;

  /** The pair or team of its contingent that the office has put it in. */
  @Column({ type: 'integer', nullable: true })
  teamNumber: number | null;

  /** On the athlete's card, as a QR code: says nothing by itself. */
  @Column({ type: 'text', default: () => 'concat(gen_random_uuid())' })
  cardCode: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
