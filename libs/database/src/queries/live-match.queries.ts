// Matches as everybody may see them: the one shape of snapshots, events, schedules and the operator's desk.
import type { LiveCorner, LiveMatch, MatchKind } from '@gelanggang/contract/live';
import { matchRoundLabel } from '@gelanggang/domain/draw/round-labels';
import { drawnMatchLengthSeconds } from '@gelanggang/domain/schedule/match-length';
import { className, loserOfMatch, winnerOfMatch } from '@gelanggang/domain/words/labels';
import type { EntityManager } from 'typeorm';

export type LiveMatchFilter = { matchIds: readonly number[] } | { tournamentId: number; kind: MatchKind };

/** By pool, round and position. Carries no personal data beyond names and contingents. */
export async function readLiveMatches(manager: EntityManager, filter: LiveMatchFilter): Promise<LiveMatch[]> {
  const rows = await ('matchIds' in filter
    ? manager.query<Row[]>(sql('m.id = any($1::bigint[])'), [filter.matchIds])
    : manager.query<Row[]>(sql('m.tournament_id = $1 and m.kind = $2'), [filter.tournamentId, filter.kind]));
  return rows.map(toLiveMatch);
}

type Raw = Pick<
  LiveMatch,
  | 'id'
  | 'kind'
  | 'pool_id'
  | 'pool_name'
  | 'age_category'
  | 'gender'
  | 'round'
  | 'position'
  | 'next_match_id'
  | 'next_corner'
  | 'status'
  | 'winner'
  | 'win_kind'
  | 'blue_score'
  | 'red_score'
  | 'arena_id'
  | 'schedule_id'
  | 'number'
  | 'start_time'
>;

interface Row extends Raw {
  class_name: string | null;
  round_count: number;
  is_third_place: boolean;
  blue_state: LiveCorner['state'];
  blue_name: string | null;
  blue_contingent: string | null;
  blue_is_dummy: boolean | null;
  blue_source: number | null;
  blue_source_loses: boolean | null;
  red_state: LiveCorner['state'];
  red_name: string | null;
  red_contingent: string | null;
  red_is_dummy: boolean | null;
  red_source: number | null;
  red_source_loses: boolean | null;
  called_at: Date | null;
  started_at: Date | null;
  finished_at: Date | null;
  rounds: number;
  round_seconds: number;
  break_seconds: number;
  match_duration: number | null;
}

function toLiveMatch(row: Row): LiveMatch {
  return {
    id: row.id,
    kind: row.kind,
    pool_id: row.pool_id,
    pool_name: row.pool_name,
    age_category: row.age_category,
    gender: row.gender,
    class_name: row.kind === 'seni' ? '' : className(row.class_name),
    round: row.round,
    round_label: matchRoundLabel({ round: row.round, isThirdPlace: row.is_third_place }, row.round_count),
    position: row.position,
    blue: cornerOf(
      row.blue_state,
      row.blue_name,
      row.blue_contingent,
      row.blue_is_dummy,
      sourceOf(row.blue_source, row.blue_source_loses),
    ),
    red: cornerOf(
      row.red_state,
      row.red_name,
      row.red_contingent,
      row.red_is_dummy,
      sourceOf(row.red_source, row.red_source_loses),
    ),
    next_match_id: row.next_match_id,
    next_corner: row.next_corner,
    status: row.status,
    winner: row.winner,
    win_kind: row.win_kind,
    blue_score: row.blue_score,
    red_score: row.red_score,
    arena_id: row.arena_id,
    schedule_id: row.schedule_id,
    number: row.number,
    start_time: row.start_time,
    called_at: row.called_at?.toISOString() ?? null,
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    length_seconds: drawnMatchLengthSeconds(
      { roundCount: row.rounds, roundSeconds: row.round_seconds, breakSeconds: row.break_seconds },
      row.match_duration,
    ),
  };
}

function cornerOf(
  state: LiveCorner['state'],
  name: string | null,
  contingent: string | null,
  isDummy: boolean | null,
  source: string | null,
): LiveCorner {
  if (state === 'unit') return { state, name: name ?? '', contingent: contingent ?? '', is_dummy: isDummy ?? false };
  return { state, name: state === 'bye' ? 'BYE' : (source ?? 'TBD'), contingent: '', is_dummy: false };
}

/** Who will stand in an open corner, by the partai that decides it (spec 2 §2, Match bracket screen). */
function sourceOf(number: number | null, loses: boolean | null): string | null {
  if (number === null) return null;
  return loses ? loserOfMatch(number) : winnerOfMatch(number);
}

function sql(condition: string): string {
  return `
with chosen as materialized (
  select m.* from match m where ${condition}
), pools as (
  select m.pool_id, max(m.round) as round_count from match m
  where m.pool_id in (select pool_id from chosen) group by m.pool_id
), unit as (
  select u.id, u.is_dummy, coalesce(u.dummy_name, string_agg(t.name, ', ' order by um.position)) as name,
    coalesce(c.name, '') as contingent
  from pool_unit u
  left join contingent c on c.id = u.contingent_id
  left join pool_unit_member um on um.unit_id = u.id
  left join participant pa on pa.id = um.participant_id
  left join team_member t on t.id = pa.team_member_id
  where u.id in (select blue_unit_id from chosen union all select red_unit_id from chosen)
  group by u.id, c.name
), slot as (
  select sd.match_id, sd.schedule_id, sd."order" as number, to_char(sd.start_time, 'HH24:MI') as start_time,
    s.tournament_arena_id as arena_id
  from schedule_detail sd join schedule s on s.id = sd.schedule_id
  where not s.is_draft
    and sd.match_id in (select m.id from match m where m.pool_id in (select pool_id from pools))
), source as (
  select f.next_match_id as match_id, f.next_corner as corner, slot.number, false as loses
  from match f join slot on slot.match_id = f.id where f.pool_id in (select pool_id from pools)
  union all
  select f.loser_match_id, f.loser_corner, slot.number, true
  from match f join slot on slot.match_id = f.id
  where f.pool_id in (select pool_id from pools) and f.loser_match_id is not null
)
select m.id, m.kind, m.pool_id, p.name as pool_name, a.name as age_category, d.gender, cc.name as class_name,
  m.round, m.position, m.is_third_place, pools.round_count,
  m.blue_state, b.name as blue_name, b.contingent as blue_contingent, b.is_dummy as blue_is_dummy, bs.number as blue_source, bs.loses as blue_source_loses,
  m.red_state, r.name as red_name, r.contingent as red_contingent, r.is_dummy as red_is_dummy, rs.number as red_source, rs.loses as red_source_loses,
  m.next_match_id, m.next_corner, m.status, res.winner_corner as winner, res.win_kind, res.blue_score, res.red_score,
  coalesce(m.arena_id, slot.arena_id) as arena_id, slot.schedule_id, slot.number, slot.start_time,
  m.called_at, m.started_at, m.finished_at,
  a.round_count as rounds, a.round_seconds, a.break_seconds, d.match_duration
from chosen m
join pool p on p.id = m.pool_id
join pools on pools.pool_id = m.pool_id
join drawing d on d.id = p.drawing_id
join age_category a on a.id = d.age_category_id
left join category_class cc on cc.id = d.category_class_id
left join unit b on b.id = m.blue_unit_id
left join unit r on r.id = m.red_unit_id
left join source bs on bs.match_id = m.id and bs.corner = 'blue'
left join source rs on rs.match_id = m.id and rs.corner = 'red'
left join slot on slot.match_id = m.id
left join result res on res.match_id = m.id and res.withdrawn_at is null
order by m.pool_id, m.round, m.is_third_place, m.position`;
}
