// A plan of the auto-schedule: a draft for all staff, not yet schedules.
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { AccountEntity } from './account.entity';
import { Versioned } from './numbered';
import { TournamentEntity } from './tournament.entity';

@Entity('schedule_plan')
@Check('schedule_plan_status_check', "status in ('open', 'taken', 'discarded')")
@Index('schedule_plan_one_open', ['tournamentId'], { unique: true, where: "status = 'open'" })
@Index(['createdBy'])
export class SchedulePlanEntity extends Versioned {
  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  @Column({ type: 'text', default: 'open' })
  status: 'open' | 'taken' | 'discarded';

  /** What was asked for, as the job's parameters are. */
  @Column({ type: 'jsonb' })
  settings: unknown;

  /** On the tournament's wall clock. */
  @Column({ type: 'timestamp', precision: 0, nullable: true })
  planEnd: string | null;

  @Column({ type: 'timestamp', precision: 0, nullable: true })
  lowerBound: string | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  createdBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
