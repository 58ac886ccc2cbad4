// The rule set of a tournament, and the times that it brings into the tournament's age categories.
import type { AgeBounds } from '@gelanggang/domain/athletes/age';
import { ageGroupOf } from '@gelanggang/domain/rules/age-groups';
import { DEFAULT_RULE_SET } from '@gelanggang/domain/rules/rule-sets';
import type { RuleSet } from '@gelanggang/domain/rules/rule-set';
import type { EntityManager } from 'typeorm';

interface Row {
  code: string;
  version: number;
  body: Omit<RuleSet, 'id' | 'version'>;
}

const toSet = ({ code, version, body }: Row): RuleSet => ({ ...body, id: code, version });

/** null when there is none of that code. */
export async function readRuleSet(manager: EntityManager, code: string): Promise<RuleSet | null> {
  const [row] = await manager.query<Row[]>('select code, version, body from rule_set where code = $1', [code]);
  return row ? toSet(row) : null;
}

/** null when there is no such tournament. */
export async function readRuleSetOf(manager: EntityManager, tournamentId: number): Promise<RuleSet | null> {
  const [row] = await manager.query<Row[]>(
    `select s.code, s.version, s.body from tournament t join rule_set s on s.code = t.rule_set
     where t.id = $1 and t.deleted_at is null`,
    [tournamentId],
  );
  return row ? toSet(row) : null;
}

/** Of every set that tournaments have chosen: ages are new. */
export async function writeAllTimes(manager: EntityManager): Promise<void> {
  const rows = await manager.query<Row[]>(
    'select code, version, body from rule_set where code in (select rule_set from tournament) order by code',
  );
  for (const row of rows) await writeTimes(manager, toSet(row));
}

/**
 * Writes the times of a set for its tournaments that are held here, or one of them: a row an age category. IPSI 2025, whose times the age
 * categories have themselves, and a group without times leave them as they are.
 */
export async function writeTimes(manager: EntityManager, { id, groups, ...set }: RuleSet, tournamentId?: number) {
  const tournaments = await manager.query<{ id: number }[]>(
    'select id from tournament where rule_set = $1 and not is_away and ($2::bigint is null or id = $2)',
    [id, tournamentId ?? null],
  );
  const ids = tournaments.map((one) => one.id);
  await manager.query('delete from tournament_times where tournament_id = any($1::bigint[])', [ids]);
  if (id === DEFAULT_RULE_SET || ids.length === 0) return;
  const ages = await manager.query<(AgeBounds & { id: number })[]>(
    'select id, above_years as "aboveYears", up_to_years as "upToYears" from age_category',
  );
  const rows = ages.flatMap((age) => {
    const { times } = ageGroupOf(age, { ...set, id, groups });
    return times ? [{ age: age.id, ...times }] : [];
  });
  await manager.query(
    `insert into tournament_times (tournament_id, age_category_id, round_count, round_seconds, break_seconds)
     select t.id, r.age, r."roundCount", r."roundSeconds", r."breakSeconds" from unnest($1::bigint[]) as t (id),
       jsonb_to_recordset($2::jsonb) as r (age bigint, "roundCount" int, "roundSeconds" int, "breakSeconds" int)`,
    [ids, JSON.stringify(rows)],
  );
}
