// One person once per event of a match category of a tournament; kept by triggers of the database.
import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { ContingentRegistrationEntity } from './contingent-registration.entity';
import { TeamMemberEntity } from './team-member.entity';

@Entity('tournament_entry')
@Unique(['tournamentId', 'matchCategoryId', 'nik', 'nomor'])
@Index(['teamMemberId'])
@ForeignKey(() => ContingentRegistrationEntity, ['tournamentId', 'contingentId'], ['tournamentId', 'contingentId'], {
  onDelete: 'CASCADE',
})
@ForeignKey(
  () => TeamMemberEntity,
  ['teamMemberId', 'contingentId', 'nik', 'matchCategoryId', 'nomor'],
  ['id', 'contingentId', 'nik', 'matchCategoryId', 'nomor'],
  { onDelete: 'CASCADE', onUpdate: 'CASCADE' },
)
export class TournamentEntryEntity {
  @PrimaryColumn({ type: 'bigint' })
  tournamentId: number;

  @Column({ type: 'bigint' })
  contingentId: number;

  @PrimaryColumn({ type: 'bigint' })
  teamMemberId: number;

  @Column({ type: 'text' })
  nik: string;

  @Column({ type: 'bigint' })
  matchCategoryId: number;

  @Column({ type: 'text', default: '' })
  nomor: string;
}
