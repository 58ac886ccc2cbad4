// Refuses rules of a plan that name what is not there, or that no plan of the tournament as it stands can keep.
import type { EntityManager } from 'typeorm';
import type { JobParams } from '@gelanggang/contract/jobs';
import { toPlanSettings } from '@gelanggang/contract/plan-settings';
import { readPlanWorld } from '@gelanggang/database/queries/plan-world.queries';
import { planStart } from '@gelanggang/domain/schedule/auto/plan-settings';
import { isPlanned, worldTasks } from '@gelanggang/domain/schedule/auto/plan-world';
import { impossibleRules } from '@gelanggang/domain/schedule/auto/rule-checks';
import { impossibleText } from '@gelanggang/domain/schedule/auto/rule-text';
import { conflict, invalid, type Said } from '../http/refusals';
import { thingSentences } from '../http/sentences';
import { jobsSentences } from './sentences';

/** 422 by field, 409 with each rule that is too much. */
export async function checkPlanRules(manager: EntityManager, params: JobParams['auto-schedule']): Promise<void> {
  const { tournament_id: tournamentId, rules = [] } = params;
  if (rules.length === 0) return;
  const names = await namesOf(manager, tournamentId, rules);
  const settings = toPlanSettings(params);
  const world = worldTasks((await readPlanWorld(manager, tournamentId)).matches, settings);
  const planned = world.filter((task) => isPlanned(task, settings));
  const found = impossibleRules(settings, planned, world, planStart(new Date(), names.timeZone));
  if (found.length > 0) {
    const rules = () => found.map((one) => impossibleText(one, settings.rules, names)).join(' ');
    throw conflict(jobsSentences.impossibleRules(rules));
  }
}

async function namesOf(
  manager: EntityManager,
  tournamentId: number,
  rules: NonNullable<JobParams['auto-schedule']['rules']>,
) {
  const [row] = await manager.query<{ timeZone: string; arenas: Named[]; ages: Named[] }[]>(
    `select time_zone as "timeZone",
       coalesce((select json_agg(json_build_object('id', id, 'name', name)) from tournament_arena
         where tournament_id = $1), '[]') as arenas,
       coalesce((select json_agg(json_build_object('id', id, 'name', name)) from age_category
         where id = any($2::bigint[])), '[]') as ages
     from tournament where id = $1`,
    [tournamentId, rules.flatMap((rule) => rule.age_category_ids)],
  );
  const { timeZone, arenas, ages } = row ?? { timeZone: '', arenas: [], ages: [] };
  const nameIn = (all: readonly Named[]) => {
    const byId = new Map(all.map(({ id, name }) => [id, name]));
    return (id: number) => byId.get(id);
  };
  const [arena, age] = [nameIn(arenas), nameIn(ages)];
  const faults: Record<string, Said[]> = {};
  rules.forEach((rule, index) => {
    if (rule.arena_ids.some((id) => arena(id) === undefined)) {
      faults[`params.rules.${index}.arena_ids`] = [thingSentences.arenaOfTournament];
    }
    if (rule.age_category_ids.some((id) => age(id) === undefined)) {
      faults[`params.rules.${index}.age_category_ids`] = [thingSentences.ageGroup];
    }
  });
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return { timeZone, arena: (id: number) => arena(id) ?? '', age: (id: number) => age(id) ?? '' };
}

interface Named {
  id: number;
  name: string;
}
