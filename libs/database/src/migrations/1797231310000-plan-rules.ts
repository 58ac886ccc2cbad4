// Rules of a plan, each with what it costs; plans made before have none. And why a rule leaves a match without a place.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
create table schedule_plan_rule (
  plan_id bigint not null references schedule_plan on delete cascade,
  position integer not null check (position > 0),
  kind text not null
    check (kind in ('most-per-day', 'round-from', 'finals-at', 'age-hours', 'spread', 'ceremony')),
  most integer,
  round text check (round in ('final', 'semifinal', 'quarterfinal')),
  date date,
  start_time time(0),
  end_time time(0),
  arena_ids bigint[] not null default '{}',
  age_category_ids bigint[] not null default '{}',
  name text,
  cost_minutes integer not null,
  cost_matches integer not null,
  primary key (plan_id, position),
  constraint schedule_plan_rule_most_check
    check ((kind = 'most-per-day') = (most is not null) and most between 1 and 9),
  constraint schedule_plan_rule_hours_check check (end_time > start_time),
  constraint schedule_plan_rule_cost_check check (cost_minutes >= 0 and cost_matches >= 0),
  constraint schedule_plan_rule_fields_check check (
    (kind = 'round-from') = (round is not null) and (kind = 'ceremony') = (name is not null)
    and (kind = 'age-hours') = (age_category_ids <> '{}') and (kind in ('finals-at', 'ceremony') or arena_ids = '{}')
    and case kind when 'round-from' then num_nonnulls(date, start_time) > 0 and end_time is null
      when 'finals-at' then (date is not null or arena_ids <> '{}') and num_nonnulls(start_time, end_time) = 0
      when 'age-hours' then date is null and num_nonnulls(start_time, end_time) = 2
      when 'ceremony' then num_nonnulls(date, start_time, end_time) = 3
      else num_nonnulls(date, start_time, end_time) = 0 end)
);
create unique index schedule_plan_rule_once on schedule_plan_rule (plan_id, kind)
  where kind in ('most-per-day', 'finals-at', 'spread');

alter table schedule_plan_slot drop constraint schedule_plan_slot_reason_check,
  add constraint schedule_plan_slot_reason_check check (reason in ('no-session', 'too-long', 'no-hours', 'no-rest',
    'round-before', 'round-after', 'rule-hours', 'rule-day', 'by-hand'));
`;

const DOWN = `
update schedule_plan_slot set reason = 'no-hours' where reason in ('rule-hours', 'rule-day');
alter table schedule_plan_slot drop constraint schedule_plan_slot_reason_check,
  add constraint schedule_plan_slot_reason_check check (reason in ('no-session', 'too-long', 'no-hours', 'no-rest',
    'round-before', 'round-after', 'by-hand'));
drop table schedule_plan_rule;
`;

export class PlanRules1797231310000 implements MigrationInterface {
  name = 'PlanRules1797231310000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
