// Figures of the matches that panels scored, each by its last sheet: added up by the database, for the office's lists and files.
import type {
  ScoredAthlete,
  ScoredDay,
  ScoredJudge,
  ScoredMatch,
  ScoringScope,
} from '@gelanggang/contract/scoring-statistics';
import { FORMER_WORTHS } from '@gelanggang/domain/rules/tanding-rules';
import { HIT_KINDS } from '@gelanggang/domain/scoring/hit-kinds';
import { agreementOf } from '@gelanggang/domain/scoring/statistics';
import { type Gender, GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { className } from '@gelanggang/domain/words/labels';
import type { EntityManager } from 'typeorm';
import type { Corner } from '@gelanggang/domain/words/corners';
import { partaiSql } from './partai-name';
import { IS_CORRECTION } from './result-standing';

export interface Page {
  limit: number;
  offset: number;
  /** Of `ilike`; '%%' finds everything. */
  pattern: string;
}

export interface Found<Row> {
  rows: Row[];
  total: number;
}

/** Everything, for a file. */
export const WHOLE: Page = { limit: 2_147_483_647, offset: 0, pattern: '%%' };

/** In the order of the mats: by day, arena, and when they began. */
export async function readScoredMatches(
  manager: EntityManager,
  scope: ScoringScope,
  { limit, offset, pattern }: Page,
): Promise<Found<ScoredMatch>> {
  type Row = Omit<ScoredMatch, 'class_name' | 'blue_score' | 'red_score'> & ClassParts & { total: number } & Scores;
  const rows = await manager.query<Row[]>(
    `${CHOSEN_SHEETS}
     select s.match_id as id, sd.number, ${PARTAI} as partai, s.arena_id, s.arena, s.date, ${CLASS_PARTS}, b.name as blue, r.name as red,
       s.status, res.winner_corner as winner, res.win_kind, res.win_reason, ${IS_CORRECTION} as is_corrected,
       coalesce(res.blue_score, ${scoreOf('s.id', 'blue')}) as blue_score,
       coalesce(res.red_score, ${scoreOf('s.id', 'red')}) as red_score,
       (select count(*)::int from tap where tap.sheet_id = s.id) as taps, count(*) over ()::int as total
     from sheet s ${CLASS_TABLES}
     join unit b on b.id = s.blue_unit_id join unit r on r.id = s.red_unit_id
     left join schedule_detail sd on sd.match_id = s.match_id
     left join schedule sc on sc.id = sd.schedule_id left join tournament_arena sa on sa.id = sc.tournament_arena_id
     left join result res on res.match_id = s.match_id and res.withdrawn_at is null
     where b.name ilike $5 or r.name ilike $5 or sd.number::text ilike $5 or ${PARTAI} ilike $5
     order by s.date, s.arena, s.arena_id, s.started_at limit $6 offset $7`,
    [...valuesOfScope(scope), pattern, limit, offset],
  );
  return {
    total: await totalOf(rows, offset, () => readScoredMatches(manager, scope, { limit: 1, offset: 0, pattern })),
    rows: rows.map(({ age, gender, cls, total: _, ...row }) => ({ ...row, class_name: classOf({ age, gender, cls }) })),
  };
}

/** By name. */
export async function readScoredAthletes(
  manager: EntityManager,
  scope: ScoringScope,
  { limit, offset, pattern }: Page,
): Promise<Found<ScoredAthlete>> {
  type Row = Omit<ScoredAthlete, 'class_name' | 'hits' | 'score'> &
    ClassParts & { total: number; scored: number } & Record<(typeof HIT_KINDS)[number], number>;
  const rows = await manager.query<Row[]>(
    `${CHOSEN_SHEETS}, side as (
       select s.id as sheet_id, s.rules, s.match_id, s.pool_id, c.corner, c.unit_id
       from sheet s cross join lateral (values ('blue', s.blue_unit_id), ('red', s.red_unit_id)) as c (corner, unit_id)
     ), figure as (
       select side.unit_id, side.pool_id, count(*)::int as matches,
         count(*) filter (where res.winner_corner = side.corner)::int as won,
         ${HIT_KINDS.map((kind) => `coalesce(sum(p.${kind}), 0)::int as ${kind}`).join(', ')},
         coalesce(sum(p.withdrawn), 0)::int as withdrawn, coalesce(sum(f.penalties), 0)::int as penalties,
         coalesce(sum(p.scored), 0)::int as scored, coalesce(sum(f.lost), 0)::int as penalty_points
       from side
       left join result res on res.match_id = side.match_id and res.withdrawn_at is null
       left join lateral (
         select ${HIT_KINDS.map(
           (kind) => `count(*) filter (where kind = '${kind}' and withdrawn_at is null) as ${kind}`,
         ).join(', ')}, count(withdrawn_at) as withdrawn,
           sum(${HIT_WORTH}) filter (where withdrawn_at is null) as scored
         from score_point sp cross join lateral (select side.rules) s where sp.sheet_id = side.sheet_id and sp.corner = side.corner
       ) p on true
       left join lateral (
         select count(*) as penalties, sum(${PENALTY_WORTH}) as lost
         from penalty cross join lateral (select side.rules) s
         where penalty.sheet_id = side.sheet_id and penalty.corner = side.corner and withdrawn_at is null
       ) f on true
       group by side.unit_id, side.pool_id
     )
     select s.*, u.name, u.contingent, ${CLASS_PARTS}, count(*) over ()::int as total
     from figure s ${CLASS_TABLES} join unit u on u.id = s.unit_id
     where u.name ilike $5 or u.contingent ilike $5
     order by u.name, s.unit_id limit $6 offset $7`,
    [...valuesOfScope(scope), pattern, limit, offset],
  );
  return {
    total: await totalOf(rows, offset, () => readScoredAthletes(manager, scope, { limit: 1, offset: 0, pattern })),
    rows: rows.map((row) => ({
      unit_id: row.unit_id,
      name: row.name,
      contingent: row.contingent,
      class_name: classOf(row),
      matches: row.matches,
      won: row.won,
      hits: { punch: row.punch, kick: row.kick, throw: row.throw },
      withdrawn: row.withdrawn,
      penalties: row.penalties,
      penalty_points: row.penalty_points,
      score: row.scored + row.penalty_points,
    })),
  };
}

/** By arena and seat: every seat that was to judge, and any other that tapped. */
export async function readScoredJudges(manager: EntityManager, scope: ScoringScope): Promise<ScoredJudge[]> {
  type Row = Omit<ScoredJudge, 'agreement'> & { given: number };
  const rows = await manager.query<Row[]>(
    `${CHOSEN_SHEETS}, tapped as (
       select sheet_id, seat, count(*) as taps, count(point_id) as counted,
         count(*) filter (where refused is null and point_id is null) as uncounted, count(refused) as refused
       from tap where sheet_id in (select id from sheet) group by sheet_id, seat
     ), given as (
       select sheet_id, count(*) as points from score_point
       where sheet_id in (select id from sheet) and verification_id is null and device_id is null group by sheet_id
     ), seat as (
       select s.id as sheet_id, g.seat from sheet s cross join generate_series(1, s.judges) as g (seat)
       union select sheet_id, seat from tapped
     )
     select s.arena_id, s.arena, seat.seat, count(*)::int as matches, coalesce(sum(t.taps), 0)::int as taps,
       coalesce(sum(t.counted), 0)::int as counted, coalesce(sum(t.uncounted), 0)::int as uncounted,
       coalesce(sum(t.refused), 0)::int as refused, coalesce(sum(g.points), 0)::int as given
     from seat join sheet s on s.id = seat.sheet_id
     left join tapped t on t.sheet_id = seat.sheet_id and t.seat = seat.seat
     left join given g on g.sheet_id = seat.sheet_id
     group by s.arena_id, s.arena, seat.seat order by s.arena, s.arena_id, seat.seat`,
    valuesOfScope(scope),
  );
  // a judge's tap serves one point, and a point has one tap of a judge: what counted is what was agreed on
  return rows.map(({ given, ...row }) => ({ ...row, agreement: agreementOf(row.counted, given) }));
}

export function readScoredDays(manager: EntityManager, tournamentId: number): Promise<ScoredDay[]> {
  return manager.query<ScoredDay[]>(
    `${CHOSEN_SHEETS} select date, arena_id, arena, count(*)::int as matches from sheet
     group by date, arena_id, arena order by date, arena, arena_id`,
    valuesOfScope({ tournamentId }),
  );
}

/** By the rules of the sheet `s`, else by those of matches from before they were kept. */
const worth = (column: string, figure: 'points' | 'penalties'): string =>
  `coalesce((s.rules -> '${figure}' ->> ${column})::int, case ${column} ${Object.entries(FORMER_WORTHS[figure])
    .map(([name, value]) => `when '${name}' then ${value}`)
    .join(' ')} end)`;
const HIT_WORTH = worth('kind', 'points');
const PENALTY_WORTH = worth('step', 'penalties');

interface ClassParts {
  age: string;
  gender: Gender;
  cls: string | null;
}

interface Scores {
  blue_score: number;
  red_score: number;
}

const classOf = ({ age, gender, cls }: ClassParts): string => `${age} ${GENDER_LABELS[gender]} ${className(cls)}`;

export const valuesOfScope = ({ tournamentId, matchId, arenaId, date }: ScoringScope): unknown[] => [
  tournamentId,
  matchId ?? null,
  arenaId ?? null,
  date ?? null,
];

/** A page beyond the last one has no row that could tell how many there are. */
async function totalOf(
  rows: readonly { total: number }[],
  offset: number,
  first: () => Promise<{ total: number }>,
): Promise<number> {
  if (rows[0]) return rows[0].total;
  return offset === 0 ? 0 : (await first()).total;
}

const PARTAI = partaiSql('sa.code', 'sd.number');

/** `sheet`: the last one of each match in the scope; `unit`: who fights in them. */
export const CHOSEN_SHEETS = `
with sheet as materialized (
  select * from (
    select distinct on (s.match_id) s.id, s.match_id, s.arena_id, s.started_at, s.judges, s.rules, m.pool_id, m.status,
      m.blue_unit_id, m.red_unit_id, ar.name as arena, to_char(s.started_at at time zone t.time_zone, 'YYYY-MM-DD') as date
    from match m
    join score_sheet s on s.match_id = m.id
    join tournament t on t.id = m.tournament_id and t.deleted_at is null
    join tournament_arena ar on ar.id = s.arena_id
    where m.tournament_id = $1 and ($2::bigint is null or m.id = $2)
    order by s.match_id, s.started_at desc
  ) last
  where ($3::bigint is null or arena_id = $3) and ($4::text is null or date = $4)
), unit as (
  select u.id, coalesce(u.dummy_name, string_agg(t.name, ', ' order by um.position)) as name,
    coalesce(c.name, '') as contingent
  from pool_unit u
  left join contingent c on c.id = u.contingent_id
  left join pool_unit_member um on um.unit_id = u.id
  left join participant pa on pa.id = um.participant_id
  left join team_member t on t.id = pa.team_member_id
  where u.id in (select blue_unit_id from sheet union all select red_unit_id from sheet)
  group by u.id, c.name
)`;

const CLASS_PARTS = 'a.name as age, d.gender, cc.name as cls';
const CLASS_TABLES = `join pool on pool.id = s.pool_id join drawing d on d.id = pool.drawing_id
  join age_category a on a.id = d.age_category_id left join category_class cc on cc.id = d.category_class_id`;

const scoreOf = (sheet: string, corner: Corner): string => `(
  coalesce((select sum(${HIT_WORTH}) from score_point
    where sheet_id = ${sheet} and corner = '${corner}' and withdrawn_at is null), 0)
  + coalesce((select sum(by) from desk_count where sheet_id = ${sheet} and corner = '${corner}'), 0)
  + coalesce((select sum(${PENALTY_WORTH}) from penalty
    where sheet_id = ${sheet} and corner = '${corner}' and withdrawn_at is null), 0))::int`;
