// Reads tanding matches with both corners, result and schedule slot: one query for a pool, an age or a tournament.
import { roundCountOf } from '@gelanggang/database/queries/round-count';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { partaiSql } from '@gelanggang/database/queries/partai-name';
import { protested, type StandingFields, standingColumns } from '@gelanggang/database/queries/result-standing';
import { prepared } from '@gelanggang/platform/statements/prepared';
import type { MatchChart } from '@gelanggang/contract/draw-options';
import type { PartaiNumbering, ReadDecider } from '@gelanggang/domain/schedule/partai-numbers';
import type { Gender } from '@gelanggang/domain/words/genders';
import type { Corner } from '@gelanggang/domain/words/corners';
import type { MatchStatus } from '@gelanggang/domain/results/match-steps';

export interface CornerRecord {
  state: 'unit' | 'tbd' | 'bye';
  unitId: number | null;
  name: string | null;
  contingent: string | null;
  isDummy: boolean | null;
  /** Where the match that decides this corner is held; it sends its loser only towards the third-place match. */
  decider: ReadDecider | null;
}

export interface MatchRecord extends StandingFields {
  id: number;
  poolId: number;
  poolName: string;
  matchChart: MatchChart;
  isPoolLocked: boolean;
  round: number;
  /** Of the pool's bracket. */
  roundCount: number | null;
  position: number;
  isThirdPlace: boolean;
  status: MatchStatus;
  blue: CornerRecord;
  red: CornerRecord;
  nextMatchId: number | null;
  nextCorner: Corner | null;
  loserMatchId: number | null;
  loserCorner: Corner | null;
  winner: Corner | null;
  winKind: string | null;
  blueScore: number | null;
  redScore: number | null;
  announced_at: Date | null;
  /** Disqualified for doping since. */
  isWinnerOut: boolean;
  number: number | null;
  partai: string | null;
  numbering: PartaiNumbering;
  scheduledDate: string | null;
  startTime: string | null;
  arenaId: number | null;
  arenaName: string | null;
  ageCategoryId: number;
  ageCategory: string;
  matchCategoryId: number;
  matchCategory: string;
  gender: Gender;
  classId: number;
  className: string;
  weightMin: number | null;
  weightMax: number | null;
}

const corner = (name: Corner, unit: string, feeder: string) => `jsonb_build_object(
    'state', m.${name}_state, 'unitId', m.${name}_unit_id, 'name', ${unit}.name, 'contingent', ${unit}.contingent,
    'isDummy', ${unit}.is_dummy, 'decider', ${feeder}.place) as ${name}`;

/** `pools` picks the pools that are read, of drawings `d`. */
const sql = (pools: string) => `
  with chosen as (
    select p.id, p.name, p.number, p.is_locked, d.gender, d.age_category_id, d.category_class_id, d.match_category_id,
           d.match_chart
    from pool p
    join drawing d on d.id = p.drawing_id and d.match_category_id = 1
    join tournament t on t.id = p.tournament_id and t.deleted_at is null
    where p.status = 'ongoing' and ${pools}
  ), pools as (
    select id as pool_id from chosen
  ), ${protested('tanding')}, round_count as (
    select m.pool_id, (${roundCountOf('m')})::int as count
    from match m where m.pool_id in (select id from chosen) group by m.pool_id
  ), unit as (
    select u.id, u.is_dummy, c.name as contingent,
           coalesce(u.dummy_name, string_agg(tm.public_name, ', ' order by um.position)) as name
    from pool_unit u
    left join contingent c on c.id = u.contingent_id
    left join pool_unit_member um on um.unit_id = u.id
    left join participant pa on pa.id = um.participant_id
    left join team_member tm on tm.id = pa.team_member_id
    where u.pool_id in (select id from chosen)
    group by u.id, c.id
  ), slot as (
    select sd.match_id, sd.number, s.scheduled_date, to_char(sd.start_time, 'HH24:MI') as start_time,
           s.tournament_arena_id as arena_id, ${partaiSql('ar.code', 'sd.number')} as partai
    from schedule_detail sd
    join schedule s on s.id = sd.schedule_id and not s.is_draft
    join tournament_arena ar on ar.id = s.tournament_arena_id
    where sd.match_id in (select m.id from match m where m.pool_id in (select id from chosen))
  ), feeder as (
    select case when loses then f.loser_match_id else f.next_match_id end as match_id,
           case when loses then f.loser_corner else f.next_corner end as corner,
           jsonb_build_object('partai', sd.partai, 'date', sd.scheduled_date, 'loses', loses,
             'isOver', f.status in ('finished', 'walkover')) as place
    from match f left join slot sd on sd.match_id = f.id cross join (values (false), (true)) as way (loses)
    where f.pool_id in (select id from chosen)
  )
  select m.id, p.id as "poolId", p.name as "poolName", p.match_chart as "matchChart",
         p.is_locked as "isPoolLocked", m.round, rc.count as "roundCount", m.position,
         m.is_third_place as "isThirdPlace", m.status,
         ${corner('blue', 'b', 'fb')}, ${corner('red', 'r', 'fr')},
         m.next_match_id as "nextMatchId", m.next_corner as "nextCorner",
         m.loser_match_id as "loserMatchId", m.loser_corner as "loserCorner",
         res.winner_corner as winner, res.win_kind as "winKind", res.blue_score as "blueScore",
         res.red_score as "redScore",
         case when m.announced_at >= m.finished_at then m.announced_at end as announced_at,
         ${standingColumns('tanding')},
         exists (select 1 from disqualified_unit q
           where q.unit_id = case res.winner_corner when 'blue' then m.blue_unit_id when 'red' then m.red_unit_id end)
           as "isWinnerOut", sd.number, sd.partai, tn.partai_numbering as numbering, sd.scheduled_date as "scheduledDate",
         sd.start_time as "startTime", ar.id as "arenaId", ar.name as "arenaName",
         a.id as "ageCategoryId", a.name as "ageCategory", mc.id as "matchCategoryId",
         mc.name as "matchCategory", p.gender, cc.id as "classId", cc.name as "className",
         cc.weight_min as "weightMin", cc.weight_max as "weightMax"
  from match m
  join chosen p on p.id = m.pool_id
  join tournament tn on tn.id = m.tournament_id
  join round_count rc on rc.pool_id = m.pool_id
  join match_category mc on mc.id = p.match_category_id
  join age_category a on a.id = p.age_category_id
  join category_class cc on cc.id = p.category_class_id
  left join unit b on b.id = m.blue_unit_id
  left join unit r on r.id = m.red_unit_id
  left join feeder fb on fb.match_id = m.id and fb.corner = 'blue'
  left join feeder fr on fr.match_id = m.id and fr.corner = 'red'
  left join result res on res.match_id = m.id and res.withdrawn_at is null
  left join slot sd on sd.match_id = m.id
  left join tournament_arena ar on ar.id = coalesce(m.arena_id, sd.arena_id)
  order by a.position, a.id, p.gender desc, cc.position, cc.id, p.number, p.id, m.round, m.position`;

/** To plan it takes ten times as long as to read a pool, and anybody may ask for one. */
const OF_POOL = prepared(sql('p.id = $1'));

@Injectable()
export class BracketQueries {
  /** A manager instead: reads at the moment of its transaction. */
  constructor(@Inject(DataSource) private readonly database: Pick<EntityManager, 'query'>) {}

  /** By round and position; empty while the pool is not drawn. */
  ofPool(poolId: number): Promise<MatchRecord[]> {
    return this.database.query(OF_POOL, [poolId]);
  }

  ofAge(tournamentId: number, matchCategoryId: number, ageCategoryId: number): Promise<MatchRecord[]> {
    return this.database.query(sql('p.tournament_id = $1 and d.match_category_id = $2 and d.age_category_id = $3'), [
      tournamentId,
      matchCategoryId,
      ageCategoryId,
    ]);
  }

  ofTournament(tournamentId: number): Promise<MatchRecord[]> {
    return this.database.query(sql('p.tournament_id = $1'), [tournamentId]);
  }
}
