// Counts what is wrong with the plan of a tournament, for the office's desk: the same warnings as on the board.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AutoScheduleWarnings } from '@gelanggang/contract/auto-schedule';
import { toPlanSettings } from '@gelanggang/contract/plan-settings';
import { readPlanWorld } from '@gelanggang/database/queries/plan-world.queries';
import { type BoardTask, boardWarnings } from '@gelanggang/domain/schedule/auto/board-warnings';
import { type PlanSettings, planWindows, restAfter } from '@gelanggang/domain/schedule/auto/plan-settings';
import { type WorldTask, worldTasks } from '@gelanggang/domain/schedule/auto/plan-world';
import { mendable, warningCounts } from '@gelanggang/domain/schedule/auto/warning-counts';
import { notFound } from '../http/refusals';
import { problemsOf } from './plan-problems';
import { lastPlan, planSlots, type SlotRow, startOf } from './plan-rows.queries';
import { thingSentences } from '../http/sentences';

const NONE: AutoScheduleWarnings = { plan: null, problems: 0, unplaced: 0, clash: 0, rest: 0, hours: 0, rules: 0 };

@Injectable()
export class PlanWarningQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** A fixed number of statements, however large the tournament is. */
  async of(tournamentId: number): Promise<AutoScheduleWarnings> {
    const { manager } = this.dataSource;
    const arenas = await arenasOf(manager, tournamentId);
    const plan = await lastPlan(manager, tournamentId);
    if (!plan || plan.status === 'discarded') return NONE;
    const settings = toPlanSettings(plan.settings);
    const world = worldTasks((await readPlanWorld(manager, tournamentId)).matches, settings);
    const isOpen = plan.status === 'open';
    const slots = isOpen ? await planSlots(manager, plan.id) : [];
    const slotOf = new Map(slots.map((slot) => [slot.matchId, slot]));
    const board = world.map((task) => boardTask(task, slotOf.get(task.id), settings));
    const movable = new Set(world.filter((task) => (isOpen ? slotOf.has(task.id) : !task.isBegun)).map(({ id }) => id));
    const found = boardWarnings(board, planWindows(settings), settings.restMinutes, settings.rules);
    const counts = warningCounts(mendable(found, (id) => !movable.has(id)));
    return {
      plan: isOpen ? 'open' : 'taken',
      problems: isOpen ? problemsOf(slots, world, arenas).length : 0,
      unplaced: slots.filter((slot) => startOf(slot) === null).length,
      ...counts,
      // a schedule by hand may lie outside of the sessions that the plan was made for
      hours: isOpen ? counts.hours : 0,
    };
  }
}

function boardTask(task: WorldTask, slot: SlotRow | undefined, settings: PlanSettings): BoardTask {
  if (!slot) return task;
  const start = startOf(slot);
  const place = start === null || slot.arenaId === null ? null : { arenaId: slot.arenaId, start };
  return { ...task, place, length: slot.lengthMinutes, rest: restAfter(settings, slot.lengthMinutes) };
}

/** 404 without the tournament. */
async function arenasOf(manager: EntityManager, tournamentId: number): Promise<Map<number, string>> {
  const rows = await manager.query<{ id: number | null; name: string }[]>(
    `select a.id, a.name from tournament t left join tournament_arena a on a.tournament_id = t.id
     where t.id = $1 and t.deleted_at is null`,
    [tournamentId],
  );
  if (rows.length === 0) throw notFound(thingSentences.tournament);
  return new Map(rows.flatMap(({ id, name }) => (id === null ? [] : [[id, name]])));
}
