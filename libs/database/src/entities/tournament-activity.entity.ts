// A dated activity of a tournament.
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { Versioned } from './numbered';
import { TournamentEntity } from './tournament.entity';

@Entity('tournament_activity')
@Check('tournament_activity_check', 'end_date >= start_date')
@Index(['tournamentId'])
export class TournamentActivityEntity extends Versioned {
  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', default: '' })
  description: string;

  @Column({ type: 'date', nullable: true })
  startDate: string | null;

  @Column({ type: 'date', nullable: true })
  endDate: string | null;
}
