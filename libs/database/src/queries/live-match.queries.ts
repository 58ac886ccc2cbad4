// Matches as everybody may see them: the one shape of snapshots, events, schedules and the operator's desk.
import type { LiveClock, LiveCorner, LiveMatch } from '@gelanggang/contract/live';
import type { StreamLock, Whole } from '@gelanggang/contract/told-whole';
import { matchRoundLabel } from '@gelanggang/domain/draw/round-labels';
import { drawnMatchLengthSeconds, PERFORMANCE_SECONDS } from '@gelanggang/domain/schedule/match-length';
import {
  deciderText,
  type PartaiNumbering,
  type ReadDecider,
  stillAwaited,
  type ToldDecider,
  toldDeciders,
} from '@gelanggang/domain/schedule/partai-numbers';
import { className, type MatchKind, NOBODY_COMES } from '@gelanggang/domain/words/labels';
import type { EntityManager } from 'typeorm';
import { prepared } from '@gelanggang/platform/statements/prepared';
import { CARD_OF_PERFORMANCE, JUDGES_SO_FAR, livePerformance, type PerformanceFields } from './live-performance';
import { nomorName } from './nomor.queries';
import { partaiSql } from './partai-name';
import { PROTESTED, STANDING_COLUMNS, type StandingFields, standingOf } from './result-standing';
import { type JurusRuleSets, LOT_OF_MATCH, readJurusRuleSets } from './performance-rules.queries';

export type LiveMatchFilter =
  | { matchIds: readonly number[] }
  | { tournamentId: number; kind: MatchKind }
  | { tournamentId: number; kind: MatchKind; poolId: number }
  /** What is planned for the day. */
  | { tournamentId: number; kind: MatchKind; day: string };

/** By pool, round and position. Carries no personal data beyond names and contingents. */
export async function readLiveMatches(
  manager: EntityManager & StreamLock,
  filter: LiveMatchFilter,
): Promise<Whole<LiveMatch>[]>;
export async function readLiveMatches(manager: EntityManager, filter: LiveMatchFilter): Promise<LiveMatch[]>;
export async function readLiveMatches(manager: EntityManager, filter: LiveMatchFilter): Promise<LiveMatch[]> {
  return withRules(manager, await rowsOf(manager, filter));
}

/** For papers of officials, which name everybody in full. */
export async function readOfficialMatches(manager: EntityManager, matchIds: readonly number[]): Promise<LiveMatch[]> {
  return withRules(manager, await manager.query<Row[]>(OF_OFFICIALS, [matchIds]));
}

async function withRules(manager: EntityManager, rows: readonly Row[]): Promise<LiveMatch[]> {
  const seni = rows.filter((row) => row.kind === 'seni').map((row) => row.tournament_id);
  const sets = seni.length > 0 ? await readJurusRuleSets(manager, seni) : new Map();
  return rows.map((row) => toLiveMatch(row, sets));
}

/** Each statement stands in its own call: a test reads them without running them. */
function rowsOf(manager: EntityManager, filter: LiveMatchFilter): Promise<Row[]> {
  if ('matchIds' in filter) return manager.query<Row[]>(OF_MATCHES, [filter.matchIds]);
  const { tournamentId, kind } = filter;
  if ('poolId' in filter) return manager.query<Row[]>(OF_POOL, [tournamentId, kind, filter.poolId]);
  if ('day' in filter) return manager.query<Row[]>(OF_DAY, [tournamentId, kind, filter.day]);
  return manager.query<Row[]>(OF_TOURNAMENT, [tournamentId, kind]);
}

type Raw = Pick<
  LiveMatch,
  | 'id'
  | 'kind'
  | 'pool_id'
  | 'pool_name'
  | 'match_category'
  | 'mode'
  | 'battle_group'
  | 'corner'
  | 'age_category'
  | 'gender'
  | 'round'
  | 'position'
  | 'next_match_id'
  | 'next_corner'
  | 'status'
  | 'winner'
  | 'win_kind'
  | 'win_reason'
  | 'blue_score'
  | 'red_score'
  | 'arena_id'
  | 'schedule_id'
  | 'number'
  | 'partai'
  | 'start_time'
  | 'changed'
>;

interface CornerUnit {
  name: string | null;
  contingent: string;
  is_dummy: boolean;
  /** null: a dummy's. */
  entry_ids: number[] | null;
  contingent_id: number | null;
}

interface Row extends Raw, PerformanceFields, StandingFields {
  class_name: string | null;
  nomor_name: string;
  blue_state: LiveCorner['state'];
  blue_unit: CornerUnit | null;
  blue_decider: ReadDecider | null;
  red_state: LiveCorner['state'];
  red_unit: CornerUnit | null;
  red_decider: ReadDecider | null;
  called_at: Date | null;
  started_at: Date | null;
  finished_at: Date | null;
  announced_at: Date | null;
  rounds: number;
  round_seconds: number;
  break_seconds: number;
  match_duration: number | null;
  own_place: { date: string } | null;
  numbering: PartaiNumbering;
  clock: LiveClock | null;
  is_skipped: boolean;
}

function toLiveMatch(row: Row, sets: JurusRuleSets): LiveMatch {
  const standing = standingOf(row);
  const [blue, red] = toldDeciders(
    [stillAwaited(row.blue_decider), stillAwaited(row.red_decider)],
    row.own_place,
    row.numbering,
  );
  return {
    id: row.id,
    kind: row.kind,
    pool_id: row.pool_id,
    pool_name: row.pool_name,
    match_category: row.match_category,
    mode: row.mode,
    battle_group: row.battle_group,
    corner: row.corner,
    age_category: row.age_category,
    gender: row.gender,
    class_name: row.kind === 'seni' ? row.nomor_name : className(row.class_name),
    round: row.round,
    // a performance in a pool has no round
    round_label:
      row.mode === 'default'
        ? ''
        : matchRoundLabel({ round: row.round, isThirdPlace: row.is_third_place }, row.round_count),
    position: row.position,
    blue: cornerOf(row.blue_state, row.blue_unit, blue ?? null, row.blue_decider?.isOver),
    red: cornerOf(row.red_state, row.red_unit, red ?? null, row.red_decider?.isOver),
    next_match_id: row.next_match_id,
    next_corner: row.next_corner,
    status: row.status,
    winner: row.winner,
    win_kind: row.win_kind,
    win_reason: row.win_reason,
    blue_score: row.blue_score,
    red_score: row.red_score,
    arena_id: row.arena_id,
    schedule_id: row.schedule_id,
    number: row.number,
    partai: row.partai,
    start_time: row.start_time,
    changed: row.changed,
    called_at: row.called_at?.toISOString() ?? null,
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    length_seconds:
      row.kind === 'seni'
        ? PERFORMANCE_SECONDS
        : drawnMatchLengthSeconds(
            { roundCount: row.rounds, roundSeconds: row.round_seconds, breakSeconds: row.break_seconds },
            row.match_duration,
          ),
    ...(row.kind === 'seni' ? { seni: livePerformance(row, sets) } : {}),
    ...(row.clock ? { clock: row.kind === 'seni' ? { ...row.clock, counts_up: true } : row.clock } : {}),
    ...(row.announced_at ? { announced_at: row.announced_at.toISOString() } : {}),
    ...(row.is_skipped ? { is_skipped: true } : {}),
    ...(standing ? { standing } : {}),
  };
}

function cornerOf(
  state: LiveCorner['state'],
  unit: CornerUnit | null,
  decider: ToldDecider | null,
  isLeftEmpty = false,
): LiveCorner {
  if (state === 'unit') {
    const { name, contingent = '', is_dummy = false, entry_ids: entries, contingent_id: from } = unit ?? {};
    return {
      ...{ state, name: name ?? '', contingent, is_dummy },
      ...(entries ? { entry_ids: entries } : {}),
      ...(from ? { contingent_id: from } : {}),
    };
  }
  const nobody = { state, contingent: '', is_dummy: false };
  if (state === 'bye') return { ...nobody, name: 'BYE' };
  if (decider === null) return { ...nobody, name: isLeftEmpty ? NOBODY_COMES : 'TBD' };
  const { partai, loses, date } = decider;
  return {
    ...{ ...nobody, name: deciderText(decider) },
    ...(loses ? { loser_of: partai } : { winner_of: partai }),
    ...(date === null ? {} : { decided_on: date }),
  };
}

/**
 * In parts that are joined on their own: it runs with every step of a match, and in one piece of eighteen tables planning
 * it took longer than all else that the step does. Units and deciders are looked up by key in one object each, not joined:
 * of tables that have just been filled PostgreSQL expects one row, and would compare each match with each of them.
 * `neededAre`: of the pools, the matches asked for and those that decide who meets in them.
 */
function sql(condition: string, slotsAre: string, { neededAre = 'true', name = 't.public_name' } = {}): string {
  return `
with pools as materialized (
  -- null: several pairs that lead nowhere
  select m.pool_id, case when max(m.round) > 1 or max(m.position) = 1 then max(m.round) end as round_count from match m
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
  select jsonb_object_agg(id, jsonb_build_object('name', name, 'contingent', contingent, 'is_dummy', is_dummy,
    'entry_ids', entry_ids, 'contingent_id', contingent_id)) as by_id
  from unit
), decider as (
  -- a seni battle decides with two rows, of which the first is named
  select distinct on (1, 2) case when loses then f.loser_match_id else f.next_match_id end as match_id,
    case when loses then f.loser_corner else f.next_corner end as corner,
    jsonb_build_object('partai', f.partai, 'date', f.scheduled_date, 'loses', loses, 'isOver', bool_and(f.status in ('finished', 'walkover'))
      over (partition by case when loses then f.loser_match_id else f.next_match_id end, case when loses then f.loser_corner else f.next_corner end)
    ) as place
  from placed f cross join (values (false), (true)) as way (loses)
  where case when loses then f.loser_match_id else f.next_match_id end is not null
  order by 1, 2, f.number
), deciders as (
  select jsonb_object_agg(match_id || corner, place) as by_corner from decider
), ${PROTESTED}, about as materialized (
  select p.id as pool_id, p.name as pool_name, p.seed, pools.round_count, d.gender, d.match_duration, d.advance_count,
    d.stage, a.name as age_category, coalesce(tt.round_count, a.round_count) as rounds,
    coalesce(tt.round_seconds, a.round_seconds) as round_seconds,
    coalesce(tt.break_seconds, a.break_seconds) as break_seconds, a.above_years, a.up_to_years, a.counting,
    mc.name as match_category, mc.key as match_type, cc.name as class_name, d.nomor,
    ${nomorName('p.tournament_id', 'd.nomor')} as nomor_name,
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
  m.blue_state, (select by_id from units) -> m.blue_unit_id::text as blue_unit,
  (select by_corner from deciders) -> (m.id || 'blue') as blue_decider,
  m.red_state, (select by_id from units) -> m.red_unit_id::text as red_unit,
  (select by_corner from deciders) -> (m.id || 'red') as red_decider,
  m.next_match_id, m.next_corner, m.status, res.winner_corner as winner, res.win_kind, res.win_reason, res.blue_score, res.red_score,
  coalesce(m.arena_id, m.slot_arena_id) as arena_id, m.schedule_id, m.number, m.partai, m.start_time, m.changed,
  case when m.slot_match_id is not null then json_build_object('date', m.scheduled_date) end
    as own_place, about.numbering,
  m.called_at, m.started_at, m.finished_at,
  -- a result that came later has not been told yet
  case when m.announced_at >= m.finished_at then m.announced_at end as announced_at,
  m.status = 'scheduled' and m.skipped_at is not null as is_skipped,${STANDING_COLUMNS},
  about.rounds, about.round_seconds, about.break_seconds, about.match_duration, about.above_years, about.up_to_years, about.counting, about.advance_count,
  about.match_type, m.tournament_id,
  case when m.kind = 'seni' then ${LOT_OF_MATCH} end as lot, coalesce(pf.rules, case when m.kind = 'seni' and
    m.status = 'ongoing' then (select kc.rules from match_clock kc where kc.match_id = m.id) end) as kept_rules,
  pf.rules as judged_by, pf.items, pf.reason as dq_reason, pf.reached, res.decided_by, res.id is not null as is_decided,
  case when m.kind = 'seni' and m.status = 'ongoing' then ${JUDGES_SO_FAR} end as judges,
  case when m.kind = 'seni' then ${CARD_OF_PERFORMANCE} end as card,
  case when m.mode = 'battle' then m.next_match_id is null else about.advance_count is null end as is_final,
  pf.outcome, pf.scores, pf.penalty, pf.seconds, about.stage, about.seed,
  coalesce(m.blue_unit_id, m.red_unit_id) as performing_unit_id,
  m.kind = 'seni' and exists (select 1 from disqualified_unit q where q.unit_id = coalesce(m.blue_unit_id, m.red_unit_id)) as is_out,
  (select json_build_object('round', ck.round, 'phase', ck.phase,
    'running_since', to_char(ck.running_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'elapsed_ms', ck.elapsed_ms, 'round_count', ck.round_count, 'round_seconds', ck.round_seconds,
    'break_seconds', ck.break_seconds) from match_clock ck where ck.match_id = m.id and m.status = 'ongoing') as clock
from placed m
join about on about.pool_id = m.pool_id
-- the result of a seni battle stands at its blue row
left join result res on res.withdrawn_at is null and res.match_id = coalesce(case when m.corner = 'red' then
  (select min(bm.id) from match bm
   where bm.pool_id = m.pool_id and bm.battle_group = m.battle_group and bm.corner = 'blue') end, m.id)
left join performance pf on pf.match_id = m.id and pf.withdrawn_at is null
where ${condition}
order by m.pool_id, m.round, m.is_third_place, m.position, m.corner`;
}

const ASKED = 'm.id = any($1::bigint[])';
const NEEDED = {
  neededAre: `${ASKED} or m.next_match_id = any($1::bigint[]) or m.loser_match_id = any($1::bigint[])`,
};
/** Read with every step of a match: each slot is looked up by its match, however many the database holds. */
const OF_MATCHES = prepared(sql(ASKED, 'sd.match_id = m.id offset 0', NEEDED));
const OF_OFFICIALS = sql(ASKED, 'sd.match_id = m.id offset 0', { ...NEEDED, name: 't.name' });
const OF_POOL = sql('m.pool_id = $3 and m.tournament_id = $1 and m.kind = $2', 'sd.match_id = m.id offset 0');
/** All slots of the tournament at once. */
const OF_TOURNAMENT = sql('m.tournament_id = $1 and m.kind = $2', 'sd.tournament_id = $1');
const OF_DAY = sql(
  `m.tournament_id = $1 and m.kind = $2 and m.id = any(array(
    select planned.match_id from schedule_detail planned join schedule on schedule.id = planned.schedule_id
    where schedule.tournament_id = $1 and schedule.kind = $2 and not schedule.is_draft
      and schedule.scheduled_date = $3::date))`,
  'sd.tournament_id = $1',
);
