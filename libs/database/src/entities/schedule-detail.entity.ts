// The slot of a match in a schedule.
import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { MatchEntity } from './match.entity';
import { Numbered } from './numbered';
import { ScheduleEntity } from './schedule.entity';

@Entity('schedule_detail')
@Check('schedule_detail_order_check', '"order" > 0')
@Unique(['matchId'])
@Unique(['scheduleId', 'order'])
@Unique(['scheduleId', 'startTime'])
@Unique(['scheduleId', 'number'], { deferrable: 'INITIALLY IMMEDIATE' })
@Check('schedule_detail_number_check', 'number > 0')
@ForeignKey(() => ScheduleEntity, ['scheduleId', 'tournamentId'], ['id', 'tournamentId'], { onDelete: 'CASCADE' })
@ForeignKey(() => MatchEntity, ['matchId', 'tournamentId'], ['id', 'tournamentId'], { onDelete: 'CASCADE' })
export class ScheduleDetailEntity extends Numbered {
  @Column({ type: 'bigint' })
  scheduleId: number;

  @Column({ type: 'bigint' })
  tournamentId: number;

  @Column({ type: 'bigint' })
  matchId: number;

  @Column({ type: 'integer' })
  order: number;

  /** The partai number that people see, in the tournament's numbering; set to the order when none is given. */
  @Column({ type: 'integer' })
  number: number;

  @Column({ type: 'time', precision: 0 })
  startTime: string;

  @Column({ type: 'text', default: '' })
  note: string;
}
