// An athlete that does not take part in one tournament of its contingent.
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TeamMemberEntity } from './team-member.entity';
import { TournamentEntity } from './tournament.entity';

@Entity('entry_withdrawal')
@Index(['teamMemberId'])
export class EntryWithdrawalEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => TeamMemberEntity, { onDelete: 'CASCADE' })
  teamMemberId: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  withdrawnAt: Date;
}
