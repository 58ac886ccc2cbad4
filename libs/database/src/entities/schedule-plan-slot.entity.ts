// Where a plan puts a match (of a battle its blue performance), or why it has no place.
import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { SchedulePlanEntity } from './schedule-plan.entity';

@Entity('schedule_plan_slot')
@Check('schedule_plan_slot_length_minutes_check', 'length_minutes > 0')
@Check(
  'schedule_plan_slot_reason_check',
  `reason in ('no-session', 'too-long', 'no-hours', 'no-rest', 'round-before', 'round-after', 'rule-hours', 'rule-day',
    'by-hand')`,
)
@Check('schedule_plan_slot_check', 'num_nonnulls(arena_id, scheduled_date, start_time) in (0, 3)')
@Check('schedule_plan_slot_check1', '(arena_id is null) = (reason is not null)')
@Unique(
  'schedule_plan_slot_plan_id_arena_id_scheduled_date_start_ti_key',
  ['planId', 'arenaId', 'scheduledDate', 'startTime'],
  {
    deferrable: 'INITIALLY DEFERRED',
  },
)
export class SchedulePlanSlotEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => SchedulePlanEntity, { onDelete: 'CASCADE' })
  planId: number;

  /** No foreign key: that the match is gone is what taking the plan must be able to say. */
  @PrimaryColumn({ type: 'bigint' })
  matchId: number;

  @Column({ type: 'bigint', nullable: true })
  arenaId: number | null;

  @Column({ type: 'date', nullable: true })
  scheduledDate: string | null;

  @Column({ type: 'time', precision: 0, nullable: true })
  startTime: string | null;

  @Column({ type: 'integer' })
  lengthMinutes: number;

  /** Stays where it is when the rest is planned again. */
  @Column({ type: 'boolean', default: false })
  isPinned: boolean;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  /** Where a schedule had it when the plan was made, as arena, day and hour: another place now means a stale plan. */
  @Column({ type: 'text', nullable: true })
  seen: string | null;
}
