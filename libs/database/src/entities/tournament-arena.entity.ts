// An arena (gelanggang) of a tournament.
import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { Versioned } from './numbered';
import { TournamentEntity } from './tournament.entity';

@Entity('tournament_arena')
@Check('tournament_arena_name_check', "btrim(name) <> ''")
@Check('tournament_arena_code_check', "code ~ '^[A-Z0-9]{1,4}$'")
@Unique(['tournamentId', 'name'])
@Unique(['tournamentId', 'code'])
@Unique(['id', 'tournamentId'])
export class TournamentArenaEntity extends Versioned {
  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  @Column({ type: 'text' })
  name: string;

  /** What its partai begin with: 'A' of 'A24'. */
  @Column({ type: 'text' })
  code: string;
}
