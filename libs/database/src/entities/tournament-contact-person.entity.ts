// A contact person of a tournament.
import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { Versioned } from './numbered';
import { TournamentEntity } from './tournament.entity';

@Entity('tournament_contact_person')
@Index(['tournamentId'])
export class TournamentContactPersonEntity extends Versioned {
  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', default: '' })
  description: string;

  @Column({ type: 'text', default: '' })
  phone: string;

  @Column({ type: 'text', default: '' })
  email: string;
}
