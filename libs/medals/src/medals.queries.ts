// Reads what a tournament's medals follow from: its pools, the matches that decide them, and who won. Four statements.
import type { EntityManager } from 'typeorm';
import type { SeniMatchType } from '@gelanggang/contract/seni-options';
import type { MedalRuleAnswer } from '@gelanggang/contract/medals';
import { grouped } from '@gelanggang/domain/grouped';
import { DEFAULT_LONE_RULE, type LoneRule, mayDraw } from '@gelanggang/domain/results/lone-entrants';
import { DEFAULT_MEDAL_RULE } from '@gelanggang/domain/results/medal-table';
import type { JurusRules } from '@gelanggang/domain/rules/jurus-rules';
import type { Gender } from '@gelanggang/domain/words/genders';
import { ENDS_HERE } from '@gelanggang/database/queries/ends-here';
import { WAS_PUT_RIGHT } from '@gelanggang/database/queries/result-standing';
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { BRACKET_ROW, type BracketRow } from '@gelanggang/drawing/bracket-state';
import type { BattleRow } from '@gelanggang/drawing/seni/battle-state';

export interface MedalPoolRecord {
  id: number;
  name: string;
  drawingId: number;
  kind: MatchKind;
  mode: 'default' | 'battle';
  matchCategoryId: number;
  matchCategory: string;
  matchType: SeniMatchType | 'tanding';
  ageCategoryId: number;
  ageCategory: string;
  upToYears: number | null;
  gender: Gender;
  classId: number | null;
  /** Of tanding; of seni the event within its category, `nomor`. */
  className: string;
  nomor: string;
  stage: number;
  /** Its best go on instead of winning medals. */
  advances: boolean;
  /** The drawing of those who go on is made. */
  hasNextStage: boolean;
  seed: string;
  drawNumber: number;
  units: number;
  dummyIds: number[];
  /** For doping. */
  disqualifiedIds: number[];
  /** A protest in one of its matches is in and not decided. */
  isProtested: boolean;
  /** A result that decides medals was not told by the announcer, for whom the tournament waits. */
  isUnofficial: boolean;
  /** A result that decides medals was put right. */
  isCorrected: boolean;
}

/** Finals, semifinals and third-place matches, every one where somebody is disqualified; of seni in pools every performance. */
export type DecidingRow = BracketRow &
  Omit<BattleRow, 'state' | 'unitId' | 'hasBye'> & {
    poolId: number;
    scores: number[] | null;
    penalty: number | null;
    seconds: number | null;
    rules: JurusRules | null;
  };

export interface MedalUnit {
  id: number;
  names: string[];
  entryIds: number[];
  contingentId: number;
  contingent: string;
}

export async function readMedalRule(manager: EntityManager, tournamentId: number): Promise<MedalRuleAnswer> {
  const [rule] = await manager.query<MedalRuleAnswer[]>(
    `select overall_by, gold_points, silver_points, bronze_points, lone_entrant, version from medal_rule where tournament_id = $1`,
    [tournamentId],
  );
  const { overallBy, points } = DEFAULT_MEDAL_RULE;
  return (
    rule ?? {
      overall_by: overallBy,
      gold_points: points.gold,
      silver_points: points.silver,
      bronze_points: points.bronze,
      lone_entrant: DEFAULT_LONE_RULE,
      version: 0,
    }
  );
}

export async function readLoneRule(manager: EntityManager, tournamentId: number): Promise<LoneRule> {
  return (await readMedalRule(manager, tournamentId)).lone_entrant;
}

export interface MedalPools {
  drawn: MedalPoolRecord[];
  /** Divided, with somebody in them, and still to be drawn: their events are not over. Who must be merged first is not. */
  waiting: MedalPoolRecord[];
}

/** By kind, age, Putra before Putri, class, stage and number. */
export async function readMedalPools(
  manager: EntityManager,
  tournamentId: number,
  loneRule: LoneRule,
): Promise<MedalPools> {
  const pools = await manager.query<(MedalPoolRecord & { isDrawn: boolean })[]>(
    `select p.id, p.status = 'ongoing' as "isDrawn", p.name, d.id as "drawingId", mc.kind, case when mc.kind = 'seni' then d.mode else 'battle' end as mode,
            mc.id as "matchCategoryId", mc.name as "matchCategory", mc.key as "matchType", a.id as "ageCategoryId",
            a.name as "ageCategory", a.up_to_years as "upToYears", d.gender, cc.id as "classId",
            d.nomor, coalesce(cc.name, ${nomorName('d.tournament_id', 'd.nomor')}) as "className", d.stage,
            d.advance_count is not null and not ${ENDS_HERE} as advances,
            exists (select 1 from drawing n where n.from_drawing_id = d.id) as "hasNextStage", p.seed, p.draw_number as "drawNumber",
            count(u.id) filter (where not u.is_dummy)::int as units,
            coalesce(jsonb_agg(u.id) filter (where u.is_dummy), '[]') as "dummyIds",
            coalesce(jsonb_agg(u.id) filter (where q.unit_id is not null), '[]') as "disqualifiedIds",
            exists (select 1 from protest pr join match pm on pm.id = pr.match_id
              where pm.pool_id = p.id and pr.returned_at is not null and not exists (select 1 from protest_ruling g
                where g.protest_id = pr.id and g.undone_at is null)) as "isProtested",
            exists (select 1 from tournament t join match um on um.pool_id = p.id
              left join match n on n.id = um.next_match_id
              where t.id = $1 and t.broadcast_waits and n.next_match_id is null and um.finished_at is not null
                and (um.announced_at >= um.finished_at) is not true) as "isUnofficial",
            exists (select 1 from match m
              left join match n on n.id = m.next_match_id
              left join result res on res.match_id = m.id and res.withdrawn_at is null
              left join performance pf on pf.match_id = m.id and pf.withdrawn_at is null
              where m.pool_id = p.id and n.next_match_id is null and ${WAS_PUT_RIGHT}) as "isCorrected"
     from pool p
     join drawing d on d.id = p.drawing_id
     join match_category mc on mc.id = d.match_category_id
     join age_category a on a.id = d.age_category_id
     left join category_class cc on cc.id = d.category_class_id
     left join pool_unit u on u.pool_id = p.id
     left join disqualified_unit q on q.unit_id = u.id
     where p.tournament_id = $1
     group by p.id, d.id, mc.id, a.id, cc.id
     having p.status = 'ongoing' or count(u.id) > 0
     order by mc.id, a.position, a.id, d.nomor, d.gender desc, cc.position, cc.id, d.stage, d.id, p.number`,
    [tournamentId],
  );
  const ofDrawing = grouped(pools, (pool) => pool.drawingId);
  const entrants = (drawingId: number) => ofDrawing.get(drawingId)?.reduce((sum, { units }) => sum + units, 0) ?? 0;
  return {
    drawn: pools.filter((pool) => pool.isDrawn),
    waiting: pools.filter((pool) => !pool.isDrawn && mayDraw(loneRule, entrants(pool.drawingId))),
  };
}

export function readDecidingRows(
  manager: EntityManager,
  tournamentId: number,
  wholePools: readonly number[],
): Promise<DecidingRow[]> {
  return manager.query(
    `select ${BRACKET_ROW}, m.pool_id as "poolId", m.battle_group as "battleGroup", m.corner, f.outcome, f.scores,
            f.penalty, f.seconds, f.rules
     from match m
     left join match n on n.id = m.next_match_id
     left join result r on r.match_id = m.id and r.withdrawn_at is null
     left join performance f on f.match_id = m.id and f.withdrawn_at is null
     where m.tournament_id = $1 and (n.next_match_id is null or m.pool_id = any($2::bigint[]))
     order by m.pool_id, m.battle_group, m.corner, m.id`,
    [tournamentId, wholePools],
  );
}

/** Dummies have no contingent and are never among them. */
export function readMedalUnits(manager: EntityManager, unitIds: readonly number[]): Promise<MedalUnit[]> {
  return manager.query(
    `select u.id, c.id as "contingentId", c.name as contingent, jsonb_agg(tm.public_name order by um.position) as names,
       jsonb_agg(tm.id order by um.position) as "entryIds"
     from pool_unit u
     join contingent c on c.id = u.contingent_id
     join pool_unit_member um on um.unit_id = u.id
     join participant pa on pa.id = um.participant_id
     join team_member tm on tm.id = pa.team_member_id
     where u.id = any($1)
     group by u.id, c.id`,
    [unitIds],
  );
}
