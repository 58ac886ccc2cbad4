// What a tournament has set once: one row, or none where it keeps to what is usual.
import { Column, ForeignKey, PrimaryColumn } from 'typeorm';
import { TournamentEntity } from './tournament.entity';

export abstract class TournamentSetting {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  @Column({ type: 'integer', default: 1 })
  version: number;
}
