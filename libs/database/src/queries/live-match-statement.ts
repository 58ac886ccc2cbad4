// The statement that reads matches as everybody may see them, of one kind or of both.
import { CARD_OF_PERFORMANCE, JUDGES_SO_FAR } from './live-performance';
import { nomorName } from './nomor.queries';
import { partaiSql } from './partai-name';
import { LOT_OF_MATCH } from './performance-rules.queries';
import { type MatchesRead, outAfter, protested, standingColumns } from './result-standing';
import { roundCountOf } from './round-count';

interface Parts {
  /** Columns of the drawing that is asked for once for a pool. */
  drawing: string;
  /** Columns of a match. */
  match: string;
  /** The match at which the result of match `m` stands. */
  resultAt: string;
  joins: string;
}

const PARTS: Record<MatchesRead, Parts> = {
  tanding: {
    drawing: `'' as nomor, '' as nomor_name`,
    match: `null as lot, null as kept_rules, null as judged_by, null as items, null as dq_reason, null as reached, null as judges,
  null as card, false as is_final, null as outcome, null as scores, null as penalty, null as seconds,
  null as performing_unit_id, false as is_out`,
    resultAt: 'm.id',
    joins: '',
  },
  both: {
    drawing: `d.nomor, ${nomorName('p.tournament_id', 'd.nomor')} as nomor_name`,
    match: `case when m.kind = 'seni' then ${LOT_OF_MATCH} end as lot, coalesce(pf.rules, case when m.kind = 'seni' and
    m.status = 'ongoing' then (select kc.rules from match_clock kc where kc.match_id = m.id) end) as kept_rules,
  pf.rules as judged_by, pf.items, pf.reason as dq_reason, pf.reached,
  case when m.kind = 'seni' and m.status = 'ongoing' then ${JUDGES_SO_FAR} end as judges,
  case when m.kind = 'seni' then ${CARD_OF_PERFORMANCE} end as card,
  case when m.mode = 'battle' then m.next_match_id is null else about.advance_count is null end as is_final,
  pf.outcome, pf.scores, pf.penalty, pf.seconds, coalesce(m.blue_unit_id, m.red_unit_id) as performing_unit_id,
  m.kind = 'seni' and exists (select 1 from disqualified_unit q where q.unit_id = coalesce(m.blue_unit_id, m.red_unit_id)) as is_out`,
    // of a seni battle at its blue row
    resultAt: `coalesce(case when m.corner = 'red' then
  (select min(bm.id) from match bm
   where bm.pool_id = m.pool_id and bm.battle_group = m.battle_group and bm.corner = 'blue') end, m.id)`,
    joins: 'left join performance pf on pf.match_id = m.id and pf.withdrawn_at is null',
  },
};

interface Reach {
  /** Of the pools, the matches asked for and those that decide who meets in them. */
  neededAre?: string;
  /** The name of team member `t`. */
  name?: string;
  /** 'tanding' where nothing else is asked for: PostgreSQL would get all parts of so long a plan ready, for nothing. */
  read?: MatchesRead;
}

/**
 * In parts that are joined on their own: it runs with every step of a match, and in one piece of eighteen tables planning
 * it took longer than all else that the step does. Units and deciders come as one object each, with one of the rows, and are
 * looked up in it by who reads, not joined: of tables that have just been filled PostgreSQL expects one row, and would
 * compare each match with each of them.
 */
export function liveMatchSql(condition: string, slotsAre: string, reach: Reach = {}): string {
  const { neededAre = 'true', name = 't.public_name', read = 'both' } = reach;
  const parts = PARTS[read];
  return `
with pools as materialized (
  select m.pool_id, ${roundCountOf('m')} as round_count from match m
  where m.pool_id = any(array(select m.pool_id from match m where ${condition})) group by m.pool_id
), placed as materialized (
  select m.*, slot.*
  from match m
  left join lateral (
    select sd.match_id as slot_match_id, sd.schedule_id, sd.number, to_char(sd.start_time, 'HH24:MI') as start_time,
      s.tournament_arena_id as slot_arena_id, s.scheduled_date, ${partaiSql('ar.code', 'sd.number')} as partai,
      case when ps.match_id is not null and (ps.arena_id, ps.scheduled_date, ps.start_time, ps.number)
          is distinct from (s.tournament_arena_id, s.scheduled_date, sd.start_time, sd.number)
        then json_build_object('number', ps.number, 'partai', ${partaiSql('was.code', 'ps.number')}, 'scheduled_date', ps.scheduled_date,
          'start_time', to_char(ps.start_time, 'HH24:MI'), 'arena', was.name) end as changed
    from schedule_detail sd join schedule s on s.id = sd.schedule_id
    join tournament_arena ar on ar.id = s.tournament_arena_id
    left join published_slot ps on ps.match_id = sd.match_id
    left join tournament_arena was on was.id = ps.arena_id
    where not s.is_draft and ${slotsAre}
  ) slot on slot.slot_match_id = m.id
  where m.pool_id = any(array(select pool_id from pools)) and (${neededAre})
), unit as (
  select u.id, u.is_dummy, coalesce(u.dummy_name, string_agg(${name}, ', ' order by um.position)) as name,
    coalesce(c.name, '') as contingent, u.contingent_id, json_agg(t.id order by um.position) filter (where t.id is not null) as entry_ids
  from pool_unit u
  left join contingent c on c.id = u.contingent_id
  left join pool_unit_member um on um.unit_id = u.id
  left join participant pa on pa.id = um.participant_id
  left join team_member t on t.id = pa.team_member_id
  where u.id = any(array(
    select blue_unit_id from placed m where ${condition} union all select red_unit_id from placed m where ${condition}
  ))
  group by u.id, c.name
), units as (
  select json_object_agg(id, json_build_object('name', name, 'contingent', contingent, 'is_dummy', is_dummy,
    'entry_ids', entry_ids, 'contingent_id', contingent_id)) as by_id
  from unit
), decider as (
  -- a seni battle decides with two rows, of which the first is named
  select distinct on (1, 2) case when loses then f.loser_match_id else f.next_match_id end as match_id,
    case when loses then f.loser_corner else f.next_corner end as corner,
    json_build_object('partai', f.partai, 'date', f.scheduled_date, 'loses', loses, 'isOver', bool_and(f.status in ('finished', 'walkover'))
      over (partition by case when loses then f.loser_match_id else f.next_match_id end, case when loses then f.loser_corner else f.next_corner end)
    ) as place
  from placed f cross join (values (false), (true)) as way (loses)
  where case when loses then f.loser_match_id else f.next_match_id end is not null
  order by 1, 2, f.number
), deciders as (
  select json_object_agg(match_id || corner, place) as by_corner from decider
), ${protested(read)}, ${outAfter(read)}, about as materialized (
  select p.id as pool_id, p.name as pool_name, p.seed, pools.round_count, d.gender, d.match_duration, d.advance_count,
    d.stage, a.name as age_category, coalesce(tt.round_count, a.round_count) as rounds,
    coalesce(tt.round_seconds, a.round_seconds) as round_seconds,
    coalesce(tt.break_seconds, a.break_seconds) as break_seconds, a.above_years, a.up_to_years, a.counting,
    mc.name as match_category, mc.key as match_type, cc.name as class_name, ${parts.drawing},
    (select tn.partai_numbering from tournament tn where tn.id = p.tournament_id) as numbering
  from pools
  join pool p on p.id = pools.pool_id
  join drawing d on d.id = p.drawing_id
  join age_category a on a.id = d.age_category_id
  left join tournament_times tt on tt.tournament_id = p.tournament_id and tt.age_category_id = a.id
  join match_category mc on mc.id = d.match_category_id
  left join category_class cc on cc.id = d.category_class_id
  where p.id = any(array(select pool_id from pools))
)
select m.id, m.kind, m.mode, m.battle_group, m.corner, m.pool_id, about.pool_name, about.match_category,
  about.age_category, about.gender, about.class_name, about.nomor, about.nomor_name, m.round, m.position, m.is_third_place, about.round_count,
  m.blue_state, m.blue_unit_id, m.red_state, m.red_unit_id,
  -- once, whichever row comes first: each row looks its own up by key
  case when row_number() over () = 1 then (select by_id from units) end as units,
  case when row_number() over () = 1 then (select by_corner from deciders) end as deciders,
  m.next_match_id, m.next_corner, m.status, res.winner_corner as winner, res.win_kind, res.win_reason, res.blue_score, res.red_score,
  coalesce(m.arena_id, m.slot_arena_id) as arena_id, m.schedule_id, m.number, m.partai, m.start_time, m.changed,
  m.scheduled_date::text as own_date, about.numbering,
  m.called_at, m.started_at, m.finished_at,
  -- a result that came later has not been told yet
  case when m.announced_at >= m.finished_at then m.announced_at end as announced_at,
  m.status = 'scheduled' and m.skipped_at is not null as is_skipped,${standingColumns(read)},
  (select by_match from out_after) -> m.id::text as out_corners,
  about.rounds, about.round_seconds, about.break_seconds, about.match_duration, about.above_years, about.up_to_years, about.counting, about.advance_count,
  about.match_type, m.tournament_id, res.decided_by, res.id is not null as is_decided, about.stage, about.seed,
  ${parts.match},
  (select json_build_object('round', ck.round, 'phase', ck.phase,
    'running_since', to_char(ck.running_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'elapsed_ms', ck.elapsed_ms, 'round_count', ck.round_count, 'round_seconds', ck.round_seconds,
    'break_seconds', ck.break_seconds) from match_clock ck where ck.match_id = m.id and m.status = 'ongoing') as clock
from placed m
join about on about.pool_id = m.pool_id
left join result res on res.withdrawn_at is null and res.match_id = ${parts.resultAt}
${parts.joins}
where ${condition}
order by m.pool_id, m.round, m.is_third_place, m.position, m.corner`;
}
