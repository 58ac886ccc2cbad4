// Where a match stood when it was first announced: what it is compared with to be marked as changed.
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { MatchEntity } from './match.entity';
import { TournamentArenaEntity } from './tournament-arena.entity';

@Entity('published_slot')
@Check('published_slot_check', 'num_nonnulls(arena_id, scheduled_date, start_time, number) in (0, 4)')
@Index(['tournamentId'])
@ForeignKey(() => MatchEntity, ['matchId', 'tournamentId'], ['id', 'tournamentId'], { onDelete: 'CASCADE' })
@ForeignKey(() => TournamentArenaEntity, ['arenaId', 'tournamentId'], ['id', 'tournamentId'], { onDelete: 'CASCADE' })
export class PublishedSlotEntity {
  @PrimaryColumn({ type: 'bigint' })
  matchId: number;

  @Column({ type: 'bigint' })
  tournamentId: number;

  /** This and the next three are null for a match that came to a schedule after that was announced. */
  @Column({ type: 'bigint', nullable: true })
  arenaId: number | null;

  @Column({ type: 'date', nullable: true })
  scheduledDate: string | null;

  @Column({ type: 'time', precision: 0, nullable: true })
  startTime: string | null;

  @Column({ type: 'integer', nullable: true })
  number: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  publishedAt: Date;
}
