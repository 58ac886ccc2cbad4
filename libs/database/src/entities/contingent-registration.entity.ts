// A contingent entered into a tournament, once.
import { Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { ContingentEntity } from './contingent.entity';
import { Numbered } from './numbered';
import { TournamentEntity } from './tournament.entity';

@Entity('contingent_registration')
@Unique(['tournamentId', 'contingentId'])
@Index(['contingentId'])
export class ContingentRegistrationEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity)
  tournamentId: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => ContingentEntity, { onDelete: 'CASCADE' })
  contingentId: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  registeredAt: Date;
}
