// Plans a tournament's matches and keeps the plan for staff to look at, move about and take (domain-rules, Schedules).
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AutoScheduleRule } from '@gelanggang/contract/plan-rules';
import { toPlanSettings } from '@gelanggang/contract/plan-settings';
import { streams } from '@gelanggang/contract/events';
import type { JobParams } from '@gelanggang/contract/jobs';
import { readPlanWorld } from '@gelanggang/database/queries/plan-world.queries';
import { planMatches } from '@gelanggang/domain/schedule/auto/plan-matches';
import type { PlanRuleKind } from '@gelanggang/domain/schedule/auto/plan-rules';
import { type PlanSettings, planStart } from '@gelanggang/domain/schedule/auto/plan-settings';
import { type Plan, wallDate, wallMinute, wallTime } from '@gelanggang/domain/schedule/auto/plan-types';
import {
  isPlanned,
  planInput,
  seenPlace,
  type WorldTask,
  worldTasks,
} from '@gelanggang/domain/schedule/auto/plan-world';
import { costOf, type RuleCost } from '@gelanggang/domain/schedule/auto/rule-checks';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { type JobContext, JobFailure, type JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { autoScheduleTexts as texts } from './texts';

type Pins = Map<number, { arenaId: number; start: number }>;

@Injectable()
export class AutoScheduleHandler implements JobHandler<'auto-schedule'> {
  constructor(private readonly dataSource: DataSource) {}

  /** Run again it plans again: the plan that stands open is replaced, but for what people have pinned in it. */
  async run(context: JobContext<'auto-schedule'>): Promise<void> {
    const { params } = context;
    const settings = toPlanSettings(params);
    const { manager } = this.dataSource;
    await context.progress(5, texts.reading);
    const world = worldTasks((await readPlanWorld(manager, params.tournament_id)).matches, settings);
    const pins = await this.pins(manager, params.tournament_id);
    const planned = world.filter((task) => isPlanned(task, settings));
    if (planned.length === 0) throw new JobFailure(texts.nothing);
    await context.progress(20, texts.planning(planned.length));
    const start = await this.start(manager, params.tournament_id);
    const planWith = (rules: PlanSettings['rules']) =>
      planMatches(planInput(world, { ...settings, rules }, pins, start));
    const plan = planWith(settings.rules);
    const costs = await this.costs(context, settings.rules, plan, planWith);
    await context.progress(80, texts.saving);
    await this.save(context, planned, plan, pins, costs);
  }

  /** What each rule costs: planned again without it. */
  private async costs(
    context: JobContext<'auto-schedule'>,
    rules: PlanSettings['rules'],
    plan: Plan,
    planWith: (rules: PlanSettings['rules']) => Plan,
  ): Promise<RuleCost[]> {
    const costs: RuleCost[] = [];
    for (const index of rules.keys()) {
      await context.progress(40 + Math.floor((40 * index) / rules.length), texts.rules);
      costs.push(costOf(plan, planWith(rules.filter((_, at) => at !== index))));
    }
    return costs;
  }

  private async start(manager: EntityManager, tournamentId: number): Promise<number> {
    const [row] = await manager.query<{ zone: string }[]>(
      'select time_zone as zone from tournament where id = $1 and deleted_at is null',
      [tournamentId],
    );
    if (!row) throw new JobFailure(texts.tournamentDeleted);
    return planStart(new Date(), row.zone);
  }

  private async pins(manager: EntityManager, tournamentId: number): Promise<Pins> {
    const rows = await manager.query<{ id: number; arenaId: number; date: string; time: string }[]>(
      `select s.match_id as id, s.arena_id as "arenaId", s.scheduled_date as date,
         to_char(s.start_time, 'HH24:MI') as time
       from schedule_plan_slot s join schedule_plan p on p.id = s.plan_id
       where p.tournament_id = $1 and p.status = 'open' and s.is_pinned and s.arena_id is not null`,
      [tournamentId],
    );
    return new Map(rows.map(({ id, arenaId, date, time }) => [id, { arenaId, start: wallMinute(date, time) }]));
  }

  private async save(
    { params, accountId }: { params: JobParams['auto-schedule']; accountId: number },
    planned: readonly WorldTask[],
    plan: Plan,
    pins: Pins,
    costs: readonly RuleCost[],
  ): Promise<void> {
    const { rules = [], ...settings } = params;
    const placeOf = new Map<number, { arenaId: number; start: number }>(pins);
    for (const { id, arenaId, start } of plan.placements) placeOf.set(id, { arenaId, start });
    const reasonOf = new Map(plan.unplaced.map(({ id, reason }) => [id, reason]));
    const rows = planned.map((task) => ({ task, place: placeOf.get(task.id) }));
    await writeWithEvents(this.dataSource, async (manager, emit) => {
      const [row] = await manager.query<{ id: number; version: number }[]>(
        `insert into schedule_plan (tournament_id, settings, plan_end, lower_bound, created_by)
         values ($1, $2, $3, $4, $5)
         on conflict (tournament_id) where status = 'open' do update
           set settings = excluded.settings, plan_end = excluded.plan_end, lower_bound = excluded.lower_bound,
             created_by = excluded.created_by, updated_at = now(), version = schedule_plan.version + 1
         returning id, version`,
        [params.tournament_id, JSON.stringify(settings), instant(plan.end), instant(plan.lowerBound), accountId],
      );
      if (!row) throw new Error('the plan was not kept');
      await manager.query('delete from schedule_plan_rule where plan_id = $1', [row.id]);
      await manager.query(
        `insert into schedule_plan_rule (plan_id, position, kind, most, round, date, start_time, end_time, arena_ids,
           age_category_ids, name, cost_minutes, cost_matches)
         select $1, rule.* from jsonb_to_recordset($2) as rule (position integer, kind text, most integer, round text,
           date date, start_time time, end_time time, arena_ids bigint[], age_category_ids bigint[], name text,
           minutes integer, matches integer)`,
        [
          row.id,
          JSON.stringify(rules.map((rule, index) => ({ ...ruleRow(rule), ...costs[index], position: index + 1 }))),
        ],
      );
      await manager.query('delete from schedule_plan_slot where plan_id = $1', [row.id]);
      await manager.query(
        `insert into schedule_plan_slot
           (plan_id, match_id, arena_id, scheduled_date, start_time, length_minutes, is_pinned, reason, seen)
         select $1, slot.* from unnest($2::bigint[], $3::bigint[], $4::date[], $5::time[], $6::integer[], $7::boolean[],
           $8::text[], $9::text[]) as slot`,
        [
          row.id,
          rows.map(({ task }) => task.id),
          rows.map(({ place }) => place?.arenaId ?? null),
          rows.map(({ place }) => (place ? wallDate(place.start) : null)),
          rows.map(({ place }) => (place ? wallTime(place.start) : null)),
          rows.map(({ task }) => task.length),
          rows.map(({ task }) => pins.has(task.id)),
          rows.map(({ task, place }) => (place ? null : (reasonOf.get(task.id) ?? 'no-hours'))),
          rows.map(({ task }) => seenPlace(task)),
        ],
      );
      emit(streams.staff(params.tournament_id), 'auto-schedule.changed', {
        ...{ tournament_id: params.tournament_id, plan_id: row.id, version: row.version },
        ...{ change: 'ready', slots: [] },
      });
    });
  }
}

/** For a column without a zone: what the wall clock shows. */
function instant(minute: number | null): string | null {
  return minute === null ? null : `${wallDate(minute)} ${wallTime(minute)}`;
}

/** Of its fields those that its kind has. */
function ruleRow(rule: AutoScheduleRule) {
  const { kind, most, round, date, start_time, end_time, arena_ids, age_category_ids, name } = rule;
  const isOf = (...kinds: PlanRuleKind[]) => kinds.includes(kind);
  return {
    kind,
    most: isOf('most-per-day') ? most : null,
    round: isOf('round-from') ? round : null,
    date: isOf('round-from', 'finals-at', 'ceremony') ? date : null,
    start_time: isOf('round-from', 'age-hours', 'ceremony') ? start_time : null,
    end_time: isOf('age-hours', 'ceremony') ? end_time : null,
    arena_ids: isOf('finals-at', 'ceremony') ? arena_ids : [],
    age_category_ids: isOf('age-hours') ? age_category_ids : [],
    name: isOf('ceremony') ? name : null,
  };
}
