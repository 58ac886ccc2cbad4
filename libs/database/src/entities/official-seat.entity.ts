// Who sits where in a match, and who sat there before being replaced: nothing of a match that has begun is ever deleted.
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { MatchEntity } from './match.entity';
import { Numbered } from './numbered';
import { OfficialEntity } from './official.entity';

/** `plan`: by the planner; `hand`: by the office; `panel`: said at the seat's own panel. */
export type SeatedBy = 'plan' | 'hand' | 'panel';

@Entity('official_seat')
@Check('official_seat_seat_check', 'seat between 0 and 10 or seat = 12')
@Check('official_seat_seated_by_check', "seated_by in ('plan', 'hand', 'panel')")
@Check('official_seat_check', '(ended_at is null) = (ended_reason is null)')
@Index('official_seat_one_holder', ['matchId', 'seat'], { unique: true, where: 'ended_at IS NULL' })
@Index('official_seat_one_seat', ['matchId', 'officialId'], { unique: true, where: 'ended_at IS NULL' })
@Index(['officialId'])
@ForeignKey(() => MatchEntity, ['matchId', 'tournamentId'], ['id', 'tournamentId'], { onDelete: 'CASCADE' })
@ForeignKey(() => OfficialEntity, ['officialId', 'tournamentId'], ['id', 'tournamentId'], { onDelete: 'CASCADE' })
export class OfficialSeatEntity extends Numbered {
  @Column({ type: 'bigint' })
  tournamentId: number;

  @Column({ type: 'bigint' })
  matchId: number;

  /** As panels count: 0 the council, 1 to 10 judges; 12 is the referee. */
  @Column({ type: 'integer' })
  seat: number;

  @Column({ type: 'bigint' })
  officialId: number;

  @Column({ type: 'text' })
  seatedBy: SeatedBy;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  seatedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  endedReason: string | null;
}
