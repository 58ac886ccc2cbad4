// The last number that was given in a tournament and year.
import { Column, ForeignKey, PrimaryColumn } from 'typeorm';
import { TournamentEntity } from './tournament.entity';

export abstract class YearCounter {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity)
  tournamentId: number;

  @PrimaryColumn({ type: 'integer' })
  year: number;

  @Column({ type: 'integer' })
  lastNumber: number;
}
