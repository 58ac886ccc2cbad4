// By which rules a match is fought: those that it began with, else what its tournament's rule set says now.
import { ageBounds } from './age-categories';
import type { AgeBounds } from '@gelanggang/domain/athletes/age';
import type { RuleSet } from '@gelanggang/domain/rules/rule-set';
import { rulesFor, type TandingRules } from '@gelanggang/domain/rules/tanding-rules';
import { prepared } from '@gelanggang/platform/statements/prepared';
import type { EntityManager } from 'typeorm';

/** null for a match that is no tanding match, or is gone. */
export async function readMatchRules(manager: EntityManager, matchId: number): Promise<TandingRules | null> {
  return (await readKeptRules(manager, [matchId])).get(matchId) ?? readRulesNow(manager, matchId);
}

/** That matches of tanding began with, by match; those of before rules were kept have none. */
export async function readKeptRules(
  manager: EntityManager,
  matchIds: readonly number[],
): Promise<ReadonlyMap<number, TandingRules>> {
  const rows = await manager.query<{ id: number; rules: TandingRules }[]>(KEPT_RULES, [matchIds]);
  return new Map(rows.map(({ id, rules }) => [id, rules]));
}

const KEPT_RULES = prepared(
  `select m.id, c.rules from match m join match_clock c on c.match_id = m.id
   where m.id = any($1::bigint[]) and m.kind = 'tanding' and m.status in ('ongoing', 'finished') and c.rules is not null`,
);

/** Whatever the match has begun with. */
export async function readRulesNow(manager: EntityManager, matchId: number): Promise<TandingRules | null> {
  const [row] = await manager.query<
    (AgeBounds & { code: string; version: number; body: Omit<RuleSet, 'id' | 'version'> })[]
  >(
    prepared(`select ${ageBounds()}, s.code, s.version, s.body
     from match m join tournament t on t.id = m.tournament_id join rule_set s on s.code = t.rule_set
     join pool p on p.id = m.pool_id join drawing d on d.id = p.drawing_id
     join age_category a on a.id = d.age_category_id
     where m.id = $1 and m.kind = 'tanding'`),
    [matchId],
  );
  return row ? rulesFor(row, { ...row.body, id: row.code, version: row.version }) : null;
}
