// Reads the plan of a tournament as the board shows it, and what the form begins with.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type AutoScheduleAnswer, type AutoScheduleOptions } from '@gelanggang/contract/auto-schedule';
import { toPlanSettings } from '@gelanggang/contract/plan-settings';
import type { LiveMatch } from '@gelanggang/contract/live';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { readPlanWorld } from '@gelanggang/database/queries/plan-world.queries';
import { matchLengthSeconds } from '@gelanggang/domain/schedule/match-length';
import { DEFAULT_SENI_MINUTES, PLAN_SCOPES, type PlanSettings } from '@gelanggang/domain/schedule/auto/plan-settings';
import { isPlanned, type WorldTask, worldTasks } from '@gelanggang/domain/schedule/auto/plan-world';
import { MATCH_KINDS } from '@gelanggang/domain/words/labels';
import { notFound } from '../http/refusals';
import { toPlanAnswer } from './auto-schedule.mapper';
import { lastPlan, planSlots } from './plan-rows.queries';
import { thingSentences } from '../http/sentences';

type Tournament = AutoScheduleOptions['tournament'];
type Arena = AutoScheduleOptions['arenas'][number];

/** Before anything is asked for: every match, by its presence alone. */
const NO_SETTINGS: PlanSettings = {
  ...{ scope: 'all', arenaIds: [], sessions: [], lengths: [], restMinutes: null },
  ...{ changeOverMinutes: 0, rules: [] },
};

@Injectable()
export class AutoScheduleQueries {
  constructor(private readonly dataSource: DataSource) {}

  async open(tournamentId: number): Promise<AutoScheduleAnswer | null> {
    const { manager } = this.dataSource;
    await this.tournament(tournamentId);
    const plan = await lastPlan(manager, tournamentId);
    if (plan?.status !== 'open') return null;
    const world = await readPlanWorld(manager, tournamentId);
    const matches = new Map<number, LiveMatch>();
    for (const kind of MATCH_KINDS) {
      for (const match of await readLiveMatches(manager, { tournamentId, kind })) matches.set(match.id, match);
    }
    return toPlanAnswer({
      plan,
      slots: await planSlots(manager, plan.id),
      world: worldTasks(world.matches, toPlanSettings(plan.settings)),
      names: world.names,
      matches,
      arenas: new Map((await this.arenas(tournamentId)).map(({ id, name }) => [id, name])),
    });
  }

  async options(tournamentId: number): Promise<AutoScheduleOptions> {
    const { manager } = this.dataSource;
    const tournament = await this.tournament(tournamentId);
    const tasks = worldTasks((await readPlanWorld(manager, tournamentId)).matches, NO_SETTINGS);
    return {
      tournament,
      arenas: await this.arenas(tournamentId),
      age_categories: await this.ages(tournamentId, tasks),
      last_settings: (await lastPlan(manager, tournamentId))?.settings ?? null,
      draft_schedules: await this.drafts(tournamentId),
    };
  }

  private async tournament(id: number): Promise<Tournament> {
    const [row] = await this.dataSource.query<Tournament[]>(
      'select id, name, start_date, end_date, time_zone from tournament where id = $1 and deleted_at is null',
      [id],
    );
    if (!row) throw notFound(thingSentences.tournament);
    return row;
  }

  private async drafts(tournamentId: number): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>(
      'select count(*)::int as count from schedule where tournament_id = $1 and is_draft',
      [tournamentId],
    );
    return row?.count ?? 0;
  }

  private arenas(tournamentId: number): Promise<Arena[]> {
    return this.dataSource.query<Arena[]>(
      'select id, name from tournament_arena where tournament_id = $1 order by name, id',
      [tournamentId],
    );
  }

  /** Those with something to hold, youngest first. */
  private async ages(
    tournamentId: number,
    tasks: readonly WorldTask[],
  ): Promise<AutoScheduleOptions['age_categories']> {
    const rows = await this.dataSource.query<
      { id: number; name: string; roundCount: number; roundSeconds: number; breakSeconds: number }[]
    >(
      `select a.id, a.name, coalesce(tt.round_count, a.round_count) as "roundCount",
         coalesce(tt.round_seconds, a.round_seconds) as "roundSeconds",
         coalesce(tt.break_seconds, a.break_seconds) as "breakSeconds"
       from age_category a left join tournament_times tt on tt.tournament_id = $2 and tt.age_category_id = a.id
       where a.id = any($1::bigint[]) order by a.position, a.id`,
      [[...new Set(tasks.map((task) => task.ageCategoryId))], tournamentId],
    );
    return rows.map(({ id, name, ...rounds }) => {
      const own = tasks.filter((task) => task.ageCategoryId === id);
      const counts = PLAN_SCOPES.map((scope) => [scope, countsOf(own.filter((task) => isPlanned(task, { scope })))]);
      return {
        id,
        name,
        matches: Object.fromEntries(counts) as AutoScheduleOptions['age_categories'][number]['matches'],
        tanding_minutes: Math.ceil(matchLengthSeconds(rounds) / 60),
        seni_minutes: DEFAULT_SENI_MINUTES,
      };
    });
  }
}

function countsOf(tasks: readonly WorldTask[]): { tanding: number; seni: number } {
  const rows = (kind: WorldTask['kind']) =>
    tasks.reduce((sum, task) => (task.kind === kind ? sum + task.matchIds.length : sum), 0);
  return { tanding: rows('tanding'), seni: rows('seni') };
}
