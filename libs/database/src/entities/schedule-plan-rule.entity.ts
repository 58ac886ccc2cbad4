// A rule that a plan was asked to keep, and what it costs the plan.
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { PlanRuleKind, RuleRound } from '@gelanggang/domain/schedule/auto/plan-rules';
import { SchedulePlanEntity } from './schedule-plan.entity';

@Entity('schedule_plan_rule')
@Check('schedule_plan_rule_position_check', 'position > 0')
@Check(
  'schedule_plan_rule_kind_check',
  "kind in ('most-per-day', 'round-from', 'finals-at', 'age-hours', 'spread', 'ceremony')",
)
@Check('schedule_plan_rule_most_check', "(kind = 'most-per-day') = (most is not null) and most between 1 and 9")
@Check('schedule_plan_rule_round_check', "round in ('final', 'semifinal', 'quarterfinal')")
@Check('schedule_plan_rule_hours_check', 'end_time > start_time')
@Check('schedule_plan_rule_cost_check', 'cost_minutes >= 0 and cost_matches >= 0')
@Check(
  'schedule_plan_rule_fields_check',
  `(kind = 'round-from') = (round is not null) and (kind = 'ceremony') = (name is not null)
  and (kind = 'age-hours') = (age_category_ids <> '{}') and (kind in ('finals-at', 'ceremony') or arena_ids = '{}')
  and case kind when 'round-from' then num_nonnulls(date, start_time) > 0 and end_time is null
    when 'finals-at' then (date is not null or arena_ids <> '{}') and num_nonnulls(start_time, end_time) = 0
    when 'age-hours' then date is null and num_nonnulls(start_time, end_time) = 2
    when 'ceremony' then num_nonnulls(date, start_time, end_time) = 3
    else num_nonnulls(date, start_time, end_time) = 0 end`,
)
@Index('schedule_plan_rule_once', ['planId', 'kind'], {
  unique: true,
  where: "kind in ('most-per-day', 'finals-at', 'spread')",
})
export class SchedulePlanRuleEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => SchedulePlanEntity, { onDelete: 'CASCADE' })
  planId: number;

  @PrimaryColumn({ type: 'integer' })
  position: number;

  @Column({ type: 'text' })
  kind: PlanRuleKind;

  @Column({ type: 'integer', nullable: true })
  most: number | null;

  @Column({ type: 'text', nullable: true })
  round: RuleRound | null;

  @Column({ type: 'date', nullable: true })
  date: string | null;

  @Column({ type: 'time', precision: 0, nullable: true })
  startTime: string | null;

  @Column({ type: 'time', precision: 0, nullable: true })
  endTime: string | null;

  /** No foreign keys, as in the plan's slots: a rule may outlive its arena. */
  @Column({ type: 'bigint', array: true, default: '{}' })
  arenaIds: number[];

  @Column({ type: 'bigint', array: true, default: '{}' })
  ageCategoryIds: number[];

  @Column({ type: 'text', nullable: true })
  name: string | null;

  @Column({ type: 'integer' })
  costMinutes: number;

  @Column({ type: 'integer' })
  costMatches: number;
}
