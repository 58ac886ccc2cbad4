// By which rules a performance is judged: those that were kept with it, else what its tournament's rule set says now.
import { ageBounds } from './age-categories';
import type { DrawnLot, PerformanceFacts } from '@gelanggang/domain/rules/rules-of-performance';
import { rulesOfPerformance } from '@gelanggang/domain/rules/rules-of-performance';
import type { Jurus, JurusRules } from '@gelanggang/domain/rules/jurus-rules';
import type { RuleSet } from '@gelanggang/domain/rules/rule-set';
import type { SeniMatchType } from '@gelanggang/domain/seni/performance-time';
import type { AgeBounds } from '@gelanggang/domain/athletes/age';
import { roundCountOf } from './round-count';
import type { EntityManager } from 'typeorm';

/** What of a rule set a performance needs. */
export type JurusRuleSet = Parameters<typeof rulesOfPerformance>[1] & object;
export type JurusRuleSets = ReadonlyMap<number, JurusRuleSet>;

/** By tournament id. */
export async function readJurusRuleSets(
  manager: Pick<EntityManager, 'query'>,
  tournamentIds: readonly number[],
): Promise<JurusRuleSets> {
  const rows = await manager.query<
    { tournamentId: number; code: string; version: number; body: Omit<RuleSet, 'id' | 'version'> }[]
  >(
    `select t.id as "tournamentId", s.code, s.version, s.body - 'points' - 'penalties' - 'articles' as body
     from tournament t join rule_set s on s.code = t.rule_set where t.id = any($1::bigint[])`,
    [[...new Set(tournamentIds)]],
  );
  return new Map(rows.map((row) => [row.tournamentId, { ...row.body, id: row.code, version: row.version }]));
}

/** Where a row of a performance stands, as several queries read it. */
export interface PerformanceRow extends AgeBounds {
  tournamentId: number;
  mode: 'default' | 'battle';
  drawingStage: number;
  advanceCount: number | null;
  round: number;
  roundCount: number | null;
  isThirdPlace: boolean;
  matchType: SeniMatchType;
  /** The event within the category that is drawn; empty: none. */
  nomor: string;
  lot: DrawnLot | null;
  /** Kept with the performance, else with the clock that was started; null: none yet. */
  keptRules: JurusRules | null;
}

/** Whatever was kept goes before what the set says now. */
export function rulesOfRow(row: PerformanceRow, sets: JurusRuleSets): JurusRules {
  return row.keptRules ?? rulesOfPerformance(factsOf(row), sets.get(row.tournamentId));
}

function factsOf({ matchType, aboveYears, upToYears, counting, lot, ...place }: PerformanceRow): PerformanceFacts {
  const chosen: Jurus | null = lot?.jurus ?? null;
  return { ...place, event: matchType, ages: { aboveYears, upToYears, counting }, chosen };
}

/** The lot of a battle, which stands at its blue row; null for anything else. */
export const LOT_OF_MATCH = `
  (select json_build_object('winner', l.winner, 'first', l.first, 'jurus', l.jurus, 'seed', l.seed) from jurus_lot l
   join match lb on lb.id = l.match_id
   where m.mode = 'battle' and lb.pool_id = m.pool_id and lb.battle_group = m.battle_group)`;

/** null for what is no performance, or is gone. `isNow`: whatever it was started with. */
export async function readPerformanceRules(
  manager: EntityManager,
  matchId: number,
  { isNow = false }: { isNow?: boolean } = {},
): Promise<JurusRules | null> {
  const [row] = await manager.query<PerformanceRow[]>(
    `select m.tournament_id as "tournamentId", m.mode, d.stage as "drawingStage", d.advance_count as "advanceCount",
       m.round, (select ${roundCountOf('o')} from match o
         where o.pool_id = m.pool_id)::int as "roundCount", m.is_third_place as "isThirdPlace",
       mc.key as "matchType", d.nomor, ${ageBounds()}, ${LOT_OF_MATCH} as lot,
       case when $2 then null when m.status in ('ongoing', 'finished') then ck.rules end as "keptRules"
     from match m join pool p on p.id = m.pool_id join drawing d on d.id = p.drawing_id
     join match_category mc on mc.id = d.match_category_id
     join age_category a on a.id = d.age_category_id
     left join match_clock ck on ck.match_id = m.id
     where m.id = $1 and m.kind = 'seni'`,
    [matchId, isNow],
  );
  return row ? rulesOfRow(row, await readJurusRuleSets(manager, [row.tournamentId])) : null;
}
