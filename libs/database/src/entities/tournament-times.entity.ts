// Rounds and breaks of an age category in a tournament whose rule set has times of its own.
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AgeCategoryEntity } from './age-category.entity';
import { TournamentEntity } from './tournament.entity';

@Entity('tournament_times')
@Check(
  'tournament_times_check',
  'round_count between 1 and 9 and round_seconds between 10 and 3600 and break_seconds between 0 and 3600',
)
export class TournamentTimesEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => AgeCategoryEntity, { onDelete: 'CASCADE' })
  ageCategoryId: number;

  @Column({ type: 'integer' })
  roundCount: number;

  @Column({ type: 'integer' })
  roundSeconds: number;

  @Column({ type: 'integer' })
  breakSeconds: number;
}
