// The sheet of one start of a match: a match that is started anew gets a new sheet, and the old one stays.
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { MatchEntity } from './match.entity';
import { TournamentArenaEntity } from './tournament-arena.entity';

@Entity('score_sheet')
@Check('score_sheet_check', 'agree between 2 and judges')
@Unique(['matchId', 'startedAt'])
@Index(['arenaId', 'startedAt'])
export class ScoreSheetEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => MatchEntity, { onDelete: 'CASCADE' })
  matchId: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentArenaEntity, { onDelete: 'CASCADE' })
  arenaId: number;

  /** The match's own, to the microsecond. */
  @Column({ type: 'timestamptz' })
  startedAt: Date;

  /** The rule of the tournament as it was when the match began. */
  @Column({ type: 'integer' })
  judges: number;

  @Column({ type: 'integer' })
  agree: number;

  @Column({ type: 'integer' })
  withinMs: number;
}
