// Reads what a tournament's open log tells: its draws, matches, sessions and names. One statement each.
import type { EntityManager } from 'typeorm';
import { protested, standingColumns, type StandingFields } from '@gelanggang/database/queries/result-standing';
import type { JurusRules } from '@gelanggang/domain/rules/jurus-rules';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import type { Gender } from '@gelanggang/domain/words/genders';
import type { BracketRow } from '@gelanggang/drawing/bracket-state';
import type { BattleRow } from '@gelanggang/drawing/seni/battle-state';
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import type { FeedDocument } from '@gelanggang/contract/open-feed';

export interface FeedHeadRow {
  now: Date;
  isAway: boolean;
  seq: number;
  salt: string;
  tournament: FeedDocument['tournament'];
  arenas: FeedDocument['arenas'];
  contingents: FeedDocument['contingents'];
}

/** Null where nobody may read of it: a draft, or removed. */
export async function readFeedHead(
  manager: EntityManager,
  tournamentId: number,
  { isDraftRead = false } = {},
): Promise<FeedHeadRow | null> {
  const [row] = await manager.query<FeedHeadRow[]>(
    `select now() as now, t.is_away as "isAway", coalesce(s.seq, 0)::float8 as seq, coalesce(f.salt, '') as salt,
       json_build_object('id', t.id, 'name', t.name, 'slug', t.slug, 'start_date', t.start_date, 'end_date', t.end_date,
         'time_zone', t.time_zone) as tournament,
       coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name, 'code', a.code) order by a.id)
         from tournament_arena a where a.tournament_id = t.id), '[]') as arenas,
       coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name,
           'region', coalesce(di.name, pr.name, '')) order by c.id)
         from contingent c left join district di on di.id = c.district_id left join province pr on pr.id = c.province_id
         where c.id in (select contingent_id from contingent_registration where tournament_id = t.id
           union select contingent_id from pool_unit where tournament_id = t.id)), '[]') as contingents
     from tournament t left join feed f on f.tournament_id = t.id
     left join stream s on s.name = 'tournament:' || t.id
     where t.id = $1 and t.deleted_at is null and ($2 or t.was_active and f.salt is not null)`,
    [tournamentId, isDraftRead],
  );
  return row ?? null;
}

export interface FeedUnitRow {
  id: number;
  poolId: number;
  contingentId: number;
  contingent: string;
  names: string[];
}

/** Those of drawn pools, dummies left out, by pool and number. */
export function readFeedUnits(manager: EntityManager, tournamentId: number): Promise<FeedUnitRow[]> {
  return manager.query(
    `select u.id, u.pool_id as "poolId", c.id as "contingentId", c.name as contingent,
       coalesce(jsonb_agg(tm.public_name order by um.position) filter (where tm.id is not null), '[]') as names
     from pool_unit u
     join pool p on p.id = u.pool_id and p.status = 'ongoing'
     join contingent c on c.id = u.contingent_id
     left join pool_unit_member um on um.unit_id = u.id
     left join participant pa on pa.id = um.participant_id
     left join team_member tm on tm.id = pa.team_member_id
     where u.tournament_id = $1
     group by u.id, c.id order by u.pool_id, u.number`,
    [tournamentId],
  );
}

export type FeedMatchRow = BracketRow &
  Omit<BattleRow, 'state' | 'unitId' | 'hasBye'> &
  StandingFields & {
    poolId: number;
    announced_at: Date | null;
    win_kind: string | null;
    win_reason: string | null;
    blue_score: number | null;
    red_score: number | null;
    is_walkover: boolean | null;
    decided_by: string | null;
    scores: number[] | null;
    penalty: number | null;
    seconds: number | null;
    rules: JurusRules | null;
  };

/** By pool, round, position and battle. The result of a seni battle stands with both of its rows. */
export function readFeedMatches(manager: EntityManager, tournamentId: number): Promise<FeedMatchRow[]> {
  return manager.query(
    `with pools as materialized (
       select p.id as pool_id from pool p where p.tournament_id = $1 and p.status = 'ongoing'
     ), ${protested('both')}
     select m.id, m.round, m.position, m.is_third_place as "isThirdPlace", m.status, m.blue_state as "blueState",
       m.blue_unit_id as "blueUnitId", m.red_state as "redState", m.red_unit_id as "redUnitId",
       m.next_match_id as "nextMatchId", m.next_corner as "nextCorner", m.loser_match_id as "loserMatchId",
       m.loser_corner as "loserCorner", m.pool_id as "poolId", m.battle_group as "battleGroup", m.corner,
       case when m.announced_at >= m.finished_at then m.announced_at end as announced_at,
       res.winner_corner as winner, res.win_kind, res.win_reason, res.blue_score, res.red_score, res.is_walkover,
       res.decided_by, pf.outcome, pf.scores, pf.penalty, pf.seconds, pf.rules, ${standingColumns('both')}
     from match m
     left join match bm on m.corner = 'red' and bm.pool_id = m.pool_id and bm.battle_group = m.battle_group and bm.corner = 'blue'
     left join result res on res.match_id = coalesce(bm.id, m.id) and res.withdrawn_at is null
     left join performance pf on pf.match_id = m.id and pf.withdrawn_at is null
     where m.pool_id in (select pool_id from pools)
     order by m.pool_id, m.round, m.is_third_place, m.position, m.battle_group, m.corner, m.id`,
    [tournamentId],
  );
}

export interface FeedSlotRow {
  id: number;
  arenaId: number;
  kind: MatchKind;
  date: string;
  start: string;
  end: string;
  isDraft: boolean;
  slots: { match: number; number: number; start: string | null }[];
}

/** Sessions that are published, or all, by day and hour. */
export function readFeedSessions(
  manager: EntityManager,
  tournamentId: number,
  { isDraftRead = false } = {},
): Promise<FeedSlotRow[]> {
  return manager.query(
    `select s.id, s.tournament_arena_id as "arenaId", s.kind, s.scheduled_date as date, s.is_draft as "isDraft",
       to_char(s.start_time, 'HH24:MI') as start, to_char(s.end_time, 'HH24:MI') as end,
       coalesce(jsonb_agg(jsonb_build_object('match', d.match_id, 'number', d.number,
         'start', to_char(d.start_time, 'HH24:MI')) order by d.number, d.match_id) filter (where d.match_id is not null), '[]') as slots
     from schedule s left join schedule_detail d on d.schedule_id = s.id
     where s.tournament_id = $1 and ($2 or not s.is_draft)
     group by s.id order by s.scheduled_date, s.start_time, s.tournament_arena_id, s.id`,
    [tournamentId, isDraftRead],
  );
}

export interface FeedEntryRow {
  name: string;
  contingent: number;
  category: string;
  age: string;
  gender: Gender;
  class: string;
}

/** As the public list of entries has them. */
export function readFeedEntries(manager: EntityManager, tournamentId: number): Promise<FeedEntryRow[]> {
  return manager.query(
    `select m.public_name as name, e.contingent_id as contingent, k.name as category, a.name as age, m.gender,
       coalesce(cc.name, ${nomorName('e.tournament_id', 'm.nomor')}) as class
     from tournament_entry e
     join team_member m on m.id = e.team_member_id
     join match_category k on k.id = e.match_category_id
     join age_category a on a.id = m.age_category_id
     left join category_class cc on cc.id = m.category_class_id
     where e.tournament_id = $1
     order by k.id, a.position, a.id, m.nomor, m.gender desc, cc.position nulls last, cc.id, e.contingent_id, lower(m.public_name), m.id`,
    [tournamentId],
  );
}
