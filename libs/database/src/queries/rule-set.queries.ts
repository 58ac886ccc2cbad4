// The rule set of a tournament, the age categories that are its own, and the times that it brings into them.
import type { AgeBounds } from '@gelanggang/domain/athletes/age';
import { presetOf } from '@gelanggang/domain/athletes/ipsi-2025';
import { ageGroupOf } from '@gelanggang/domain/rules/age-groups';
import { DEFAULT_RULE_SET } from '@gelanggang/domain/rules/rule-sets';
import type { RuleSet } from '@gelanggang/domain/rules/rule-set';
import type { EntityManager } from 'typeorm';
import { AgeCategoryEntity } from '../entities/age-category.entity';
import { ageBounds } from './age-categories';

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

/** The sets that tournaments have chosen. */
async function readChosenSets(manager: EntityManager): Promise<RuleSet[]> {
  const rows = await manager.query<Row[]>(
    'select code, version, body from rule_set where code in (select rule_set from tournament) order by code',
  );
  return rows.map(toSet);
}

/** Of every set that tournaments have chosen: ages are new. */
export async function writeAllTimes(manager: EntityManager): Promise<void> {
  for (const set of await readChosenSets(manager)) await writeTimes(manager, set);
}

/** Of every set that tournaments have chosen: a set that ships may have come with other ages. */
export async function writeAllAges(manager: EntityManager): Promise<void> {
  for (const set of await readChosenSets(manager)) await writeAges(manager, set);
}

/** After those of IPSI 2025 where both are listed. */
const FIRST_OWN_POSITION = 100;

/**
 * Makes the age categories of a set that are not those of IPSI 2025: of another name, or of other ages. A category that
 * stands takes the ages that the set says now; one that the set has no longer is removed. Answers the name of a category
 * that is in use and would have to be removed; null: all is written.
 */
export async function writeAges(manager: EntityManager, set: RuleSet): Promise<string | null> {
  if (set.id === DEFAULT_RULE_SET) return null;
  const shared = await manager.query<(AgeBounds & { name: string })[]>(
    `select a.name, ${ageBounds()} from age_category a where a.rule_set = $1`,
    [DEFAULT_RULE_SET],
  );
  const isShared = (age: AgeBounds & { name: string }) =>
    shared.some(
      (one) =>
        one.name === age.name &&
        one.counting === age.counting &&
        one.aboveYears === age.aboveYears &&
        one.upToYears === age.upToYears,
    );
  const own = presetOf(set).flatMap(({ classes: _, ...age }, index) =>
    isShared(age) ? [] : [{ ...age, ruleSet: set.id, position: FIRST_OWN_POSITION + index }],
  );
  const names = own.map((age) => age.name);
  const [used] = await manager.query<{ name: string }[]>(
    `select name from age_category a where a.rule_set = $1 and a.name <> all($2::text[]) and (
       exists (select from team_member m where m.age_category_id = a.id)
       or exists (select from drawing d where d.age_category_id = a.id)
       or exists (select from match_classification c where c.age_category_id = a.id)
       or exists (select from category_class c where c.age_category_id = a.id))
     order by position limit 1`,
    [set.id, names],
  );
  if (used) return used.name;
  await manager.query('delete from age_category where rule_set = $1 and name <> all($2::text[])', [set.id, names]);
  if (own.length > 0) await manager.upsert(AgeCategoryEntity, own, ['ruleSet', 'name']);
  return null;
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
    `select a.id, ${ageBounds()} from age_category a where age_of_set(a.id, $1)`,
    [id],
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
