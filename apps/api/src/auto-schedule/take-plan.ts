// Turns an open plan into draft schedules, whole or not at all.
import type { EntityManager } from 'typeorm';
import { toPlanSettings } from '@gelanggang/contract/plan-settings';
import { readPlanWorld } from '@gelanggang/database/queries/plan-world.queries';
import { type CutSchedule, type CutTask, cutSchedules } from '@gelanggang/domain/schedule/auto/cut-schedules';
import { planWindows } from '@gelanggang/domain/schedule/auto/plan-settings';
import { type WorldTask, worldTasks } from '@gelanggang/domain/schedule/auto/plan-world';
import { lockNumbering, numberSchedule } from '@gelanggang/scheduling/number-slots';
import { conflict } from '../http/refusals';
import { problemsOf } from './plan-problems';
import { findPlan, lockOpenPlan, type PlanRow, planSlots, type SlotRow, startOf } from './plan-rows.queries';
import { autoScheduleSentences } from './sentences';

export interface Taken {
  plan: PlanRow;
  /** The drafts that it became. */
  scheduleIds: number[];
  matches: number;
  /** Public schedules that have lost matches to the plan, and those that have lost all of them. */
  changedIds: number[];
  removedIds: number[];
  /** Matches that stood in one of those. */
  withdrawnIds: number[];
}

/** 409 with the reasons when the tournament has changed since the plan was made. */
export async function takePlan(manager: EntityManager, id: number, version: number): Promise<Taken> {
  const { tournamentId } = await findPlan(manager, id);
  const numbering = (await lockNumbering(manager, tournamentId)) ?? 'arena-day';
  const arenas = await lockArenas(manager, tournamentId);
  const plan = await lockOpenPlan(manager, id, version);
  const slots = await planSlots(manager, id);
  await manager.query('select 1 from match where tournament_id = $1 order by id for no key update', [tournamentId]);
  const settings = toPlanSettings(plan.settings);
  const world = worldTasks((await readPlanWorld(manager, tournamentId)).matches, settings);
  const problems = problemsOf(slots, world, arenas);
  if (problems.length > 0) throw conflict(autoScheduleSentences.planOutdated(problems.join(' ')));
  const taskOf = new Map(world.map((task) => [task.id, task]));
  const placed = slots.flatMap((slot) => placedTask(slot, taskOf.get(slot.matchId)));
  if (placed.length === 0) throw conflict(autoScheduleSentences.nothingPlaced);
  const withdrawn = await withdraw(
    manager,
    slots.flatMap(({ matchId }) => taskOf.get(matchId)?.matchIds ?? []),
  );
  const schedules = cutSchedules(placed, planWindows(settings));
  const scheduleIds: number[] = [];
  for (const schedule of schedules) {
    const scheduleId = await insertSchedule(manager, tournamentId, schedule);
    await numberSchedule(manager, scheduleId, numbering);
    scheduleIds.push(scheduleId);
  }
  await manager.query(`update schedule_plan set status = 'taken', updated_at = now() where id = $1`, [id]);
  const matches = schedules.reduce((sum, schedule) => sum + schedule.matches.length, 0);
  return { plan, scheduleIds, matches, ...withdrawn };
}

/** All of the tournament: who saves a schedule holds its arena first, so nothing is saved beside this. */
async function lockArenas(manager: EntityManager, tournamentId: number): Promise<Map<number, string>> {
  const rows = await manager.query<{ id: number; name: string }[]>(
    'select id, name from tournament_arena where tournament_id = $1 order by id for no key update',
    [tournamentId],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function placedTask(slot: SlotRow, task: WorldTask | undefined): CutTask[] {
  const start = startOf(slot);
  if (!task || start === null || slot.arenaId === null) return [];
  const { matchIds, kind, isBattle } = task;
  return [{ matchIds, kind, isBattle, arenaId: slot.arenaId, start, length: slot.lengthMinutes }];
}

/** Takes the plan's matches out of the schedules that they stand in; one that is left empty goes. */
async function withdraw(
  manager: EntityManager,
  matchIds: readonly number[],
): Promise<Pick<Taken, 'changedIds' | 'removedIds' | 'withdrawnIds'>> {
  const rows = await manager.query<{ scheduleId: number; matchId: number; isDraft: boolean; isEmpty: boolean }[]>(
    `select d.schedule_id as "scheduleId", d.match_id as "matchId", s.is_draft as "isDraft",
       not exists (select 1 from schedule_detail o where o.schedule_id = s.id and o.match_id <> all($1::bigint[]))
         as "isEmpty"
     from schedule_detail d join schedule s on s.id = d.schedule_id where d.match_id = any($1::bigint[])`,
    [matchIds],
  );
  if (rows.length === 0) return { changedIds: [], removedIds: [], withdrawnIds: [] };
  await manager.query('delete from schedule_detail where match_id = any($1::bigint[])', [matchIds]);
  const ids = (isSo: (row: (typeof rows)[number]) => boolean) => [
    ...new Set(rows.filter(isSo).map((row) => row.scheduleId)),
  ];
  await manager.query('delete from schedule where id = any($1::bigint[])', [ids((row) => row.isEmpty)]);
  await manager.query(
    'update schedule set version = version + 1, updated_at = now() where id = any($1::bigint[])',
    [ids((row) => !row.isEmpty)], // prettier-ignore
  );
  return {
    changedIds: ids((row) => !row.isDraft && !row.isEmpty),
    removedIds: ids((row) => !row.isDraft && row.isEmpty),
    withdrawnIds: rows.filter((row) => !row.isDraft).map((row) => row.matchId),
  };
}

async function insertSchedule(manager: EntityManager, tournamentId: number, schedule: CutSchedule): Promise<number> {
  const [row] = await manager.query<{ id: number }[]>(
    `insert into schedule
       (tournament_id, tournament_arena_id, kind, mode, scheduled_date, start_time, end_time, is_draft)
     values ($1, $2, $3, $4, $5, $6, $7, true) returning id`,
    [tournamentId, schedule.arenaId, schedule.kind, schedule.mode, schedule.date, schedule.start, schedule.end],
  );
  if (!row) throw new Error('the schedule was not kept');
  await manager.query(
    `insert into schedule_detail (schedule_id, tournament_id, match_id, "order", start_time)
     select $1, $2, slot.* from unnest($3::bigint[], $4::integer[], $5::time[]) as slot`,
    [
      row.id,
      tournamentId,
      schedule.matches.map(({ matchId }) => matchId),
      schedule.matches.map((_, index) => index + 1),
      schedule.matches.map(({ time }) => time),
    ],
  );
  for (const category of ['age_category', 'match_category']) {
    await manager.query(
      `insert into schedule_${category} (schedule_id, ${category}_id)
       select distinct $1::bigint, g.${category}_id from schedule_detail d join match m on m.id = d.match_id
       join pool p on p.id = m.pool_id join drawing g on g.id = p.drawing_id where d.schedule_id = $1`,
      [row.id],
    );
  }
  return row.id;
}
