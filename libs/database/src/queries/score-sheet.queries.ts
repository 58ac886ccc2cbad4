// The sheet of a match as it stands: everything on it, and the short form that everybody sees live.
import type { LiveCard, LiveCornerScore, LivePoint, LiveScore, ScoreSheet } from '@gelanggang/contract/scoring';
import { COUNCIL_SEAT, PHONE_SEAT, SHOWN_POINTS } from '@gelanggang/contract/scoring-options';
import type { HitKind } from '@gelanggang/domain/scoring/hit-kinds';
import { countedBy } from '@gelanggang/domain/scoring/counted-by';
import { verdictOf } from '@gelanggang/domain/scoring/verdicts';
import { FORMER_WORTHS } from '@gelanggang/domain/rules/tanding-rules';
import { cardsLeft, type RaisedCard, throwBeside } from '@gelanggang/domain/scoring/protest-cards';
import { scoreOf, type SheetState } from '@gelanggang/domain/scoring/proposed-result';
import type { StreamLock, Whole } from '@gelanggang/contract/told-whole';
import type { EntityManager } from 'typeorm';
import { prepared } from '@gelanggang/platform/statements/prepared';
import type { Corner } from '@gelanggang/domain/words/corners';

/** `arena`: the last sheet that was fought there. */
export type SheetFilter = { sheetId: number } | { arenaId: number };

/** Of sheets `s`, the last one first; one more round after a protest goes on with the sheet that was begun long before. */
export const LAST_FOUGHT = `greatest(s.started_at, (select max(k.at) from match_clock_step k
  where k.match_id = s.match_id and k.step = 'extra-round')) desc, s.started_at desc`;

export async function readScoreSheet(manager: EntityManager, filter: SheetFilter): Promise<ScoreSheet | null> {
  const [condition, id] = 'sheetId' in filter ? ['s.id = $1', filter.sheetId] : ['s.arena_id = $1', filter.arenaId];
  const [sheet] = await manager.query<Row[]>(sql(`${condition} order by ${LAST_FOUGHT} limit 1`), [id]);
  return sheet ? toSheet(sheet) : null;
}

/** A sheet as everybody sees it live, for an event. */
export async function readLiveScore(locked: EntityManager & StreamLock, sheetId: number): Promise<Whole<LiveScore>> {
  const score = (await readLiveScores(locked, [sheetId])).get(sheetId);
  if (!score) throw new Error(`Sheet ${sheetId} is gone within its own transaction.`);
  return score;
}

/** By sheet. */
export async function readLiveScores(
  locked: EntityManager & StreamLock,
  sheetIds: readonly number[],
): Promise<ReadonlyMap<number, Whole<LiveScore>>> {
  const rows = await locked.query<(Row & Counts)[]>(SHORT, [sheetIds]);
  return new Map(rows.map((row) => [row.sheet_id, liveScore(row)]));
}

function liveScore(row: Row & Counts): Whole<LiveScore> {
  const { standing, is_by_phone: isByPhone, is_by_others: isByOthers } = row;
  const sheet = toSheet(row);
  return liveOf(sheet, {
    points: standing.flatMap(({ count, ...one }) => Array.from({ length: count }, () => one)),
    shown: sheet.points,
    hands: [...(isByPhone ? [{ is_by_phone: true }] : []), ...(isByOthers ? [{ is_by_phone: false }] : [])],
  }) as Whole<LiveScore>;
}

/** Of all points of a sheet of which only the last ones are read whole. */
interface Counts {
  standing: { corner: Corner; kind: HitKind; round: number; count: number }[];
  is_by_phone: boolean;
  is_by_others: boolean;
}

/** The last sheet of each match, in no order; a match that no panel scored has none. */
export async function readLastSheets(manager: EntityManager, matchIds: readonly number[]): Promise<ScoreSheet[]> {
  return (await manager.query<Row[]>(LAST, [matchIds])).map(toSheet);
}

/** Of the present start of each match, in no order: a sheet of an earlier start is left out. */
export async function readCurrentSheets(manager: EntityManager, matchIds: readonly number[]): Promise<ScoreSheet[]> {
  return (await manager.query<Row[]>(CURRENT, [matchIds])).map(toSheet);
}

/** As the database has it: what an entry is worth stands in the rules of the sheet. */
type Row = Omit<ScoreSheet, 'points' | 'penalties'> & {
  points: Omit<ScoreSheet['points'][number], 'worth'>[];
  penalties: Omit<ScoreSheet['penalties'][number], 'worth'>[];
};

function toSheet(row: Row): ScoreSheet {
  const worths = row.rules ?? FORMER_WORTHS;
  return {
    ...row,
    points: row.points.map((one) => ({ ...one, worth: worths.points[one.kind] })),
    penalties: row.penalties.map((one) => ({ ...one, worth: worths.penalties[one.step] })),
  };
}

/** Withdrawn entries left out. */
export function stateOf(sheet: ScoreSheet): SheetState {
  const standing = <T extends { withdrawn_reason: string | null }>(all: readonly T[]) =>
    all.filter((one) => one.withdrawn_reason === null);
  return {
    points: standing(sheet.points),
    penalties: standing(sheet.penalties),
    knockdowns: standing(sheet.knockdowns).map(({ is_own_fall: isOwnFall, ...one }) => ({ ...one, isOwnFall })),
    stops: standing(sheet.stops),
    counted: sheet.counted,
  };
}

export function liveScoreOf(sheet: ScoreSheet): LiveScore {
  const points = sheet.points.filter((one) => one.withdrawn_reason === null);
  return liveOf(sheet, { points, shown: sheet.points, hands: sheet.points });
}

/** `points` that stand; `shown`: the last ones at least, in order; `hands`: who has given any of them. */
function liveOf(
  sheet: ScoreSheet,
  parts: {
    points: readonly { corner: Corner; kind: HitKind; round: number }[];
    shown: ScoreSheet['points'];
    hands: readonly { is_by_phone: boolean }[];
  },
): LiveScore {
  const { penalties, knockdowns } = stateOf(sheet);
  const state = { points: parts.points, penalties, knockdowns, counted: sheet.counted };
  const cornerOf = (corner: Corner): LiveCornerScore => ({
    score: scoreOf(state, corner, sheet.rules ?? FORMER_WORTHS),
    penalties: state.penalties.filter((one) => one.corner === corner).map(({ step, round }) => ({ step, round })),
    knockdowns: state.knockdowns.filter((one) => one.corner === corner).map((one) => one.count),
  });
  const timer = sheet.timers.find(
    (one) => one.outcome === null && one.withdrawn_reason === null && one.kind !== 'calls',
  );
  const asked = sheet.verifications.find((one) => one.decided_at === null);
  const cards = sheet.var_requests.filter((one) => one.withdrawn_reason === null);
  const requested = cards.find((one) => one.decided_at === null);
  const decided = cards.flatMap((one) =>
    one.outcome !== null && one.decided_at !== null
      ? [{ ...one, outcome: one.outcome, decided_at: one.decided_at }]
      : [],
  );
  const last = decided.reduce<(typeof decided)[number] | null>(
    (latest, one) => (latest && latest.decided_at > one.decided_at ? latest : one),
    null,
  );
  return {
    sheet_id: sheet.sheet_id,
    revision: sheet.revision,
    match_id: sheet.match_id,
    started_at: sheet.started_at,
    blue: cornerOf('blue'),
    red: cornerOf('red'),
    points: newestFirst(parts.shown).slice(0, SHOWN_POINTS),
    counted_by: countedBy({ points: parts.hands, counted: sheet.counted }),
    verification: asked
      ? {
          ...{ id: asked.id, kind: asked.kind, asked_at: asked.asked_at },
          answered: asked.answers.map((one) => one.seat),
          majority: verdictOf(
            asked.answers.map((one) => one.answer),
            sheet.rule.judges,
          ),
        }
      : null,
    var_request: requested ? liveCard(requested) : null,
    var_decision: last && {
      ...{ ...liveCard(last), outcome: last.outcome, decided_at: last.decided_at },
      ...throwerOf(last, sheet.verifications),
    },
    cards: { blue: cardsLeft(raisedCards(sheet), 'blue'), red: cardsLeft(raisedCards(sheet), 'red') },
    timer: timer ? { id: timer.id, kind: timer.kind, corner: timer.corner, at: timer.at } : null,
  };
}

function throwerOf(
  { claim, corner, verification_id: asked }: ScoreSheet['var_requests'][number],
  verifications: ScoreSheet['verifications'],
): { thrower?: Corner } {
  const verdict = verifications.find(({ id }) => id === asked)?.verdict;
  const thrower = claim && verdict && throwBeside(claim, corner, verdict);
  return thrower ? { thrower } : {};
}

const liveCard = ({ id, corner, claim, requested_at }: ScoreSheet['var_requests'][number]): LiveCard => ({
  ...{ id, corner, claim, requested_at },
});

/** As the rules of protest cards read them. */
export const raisedCards = (sheet: ScoreSheet): RaisedCard[] =>
  sheet.var_requests.map((one) => ({
    corner: one.corner,
    outcome: one.outcome,
    isReturned: one.is_returned,
    isWithdrawn: one.withdrawn_reason !== null,
  }));

const newestFirst = (points: readonly LivePoint[]): LivePoint[] => [...points].reverse();

const moment = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const counted = (table: string, ...then: string[]): string =>
  `(select count(*) ${then.map((column) => `+ count(${column})`).join(' ')} from ${table} where sheet_id = s.id)`;

/** Nothing of a sheet is ever deleted: whatever happens to it adds one. */
const REVISION = `(${[
  ...['score_point', 'penalty', 'knockdown', 'stoppage'].map((table) => counted(table, 'withdrawn_at')),
  counted('table_timer', 'ended_at', 'withdrawn_at'),
  counted('verification', 'decided_at'),
  '(select count(*) from verification_answer a join verification v on v.id = a.verification_id where v.sheet_id = s.id)',
  // three more: an entry that stands again since its card was taken back takes one away
  `3 * ${counted('var_request', 'decided_at', 'withdrawn_at', 'verification_id')}`,
  counted('desk_count'),
  '(s.lot_winner is not null)::int',
].join(' + ')})::int`;

/** A point's taps, of those that are read. */
const ALL_POINTS = `score_point p left join (
      select point_id, json_agg(seat order by at, seat) as judges, json_agg(key order by at, seat) as keys
      from tap where sheet_id in (select id from sheet) and point_id is not null group by point_id
    ) t on t.point_id = p.id`;

/** Of the last points alone, however many there are. */
const LAST_POINTS = `(
      select * from score_point where sheet_id = s.id order by at desc, id desc limit ${SHOWN_POINTS}
    ) p left join lateral (
      select json_agg(seat order by at, seat) as judges, json_agg(key order by at, seat) as keys
      from tap where point_id = p.id
    ) t on true`;

const COUNTS = `,
  (select coalesce(json_agg(json_build_object('corner', c.corner, 'kind', c.kind, 'round', c.round, 'count', c.count)), '[]'::json) from (
     select corner, kind, round, count(*) from score_point where sheet_id = s.id and withdrawn_at is null group by corner, kind, round
   ) c) as standing,
  exists (select 1 from score_point p join panel_device d on d.id = p.device_id
    where p.sheet_id = s.id and d.seat = ${PHONE_SEAT}) as is_by_phone,
  exists (select 1 from score_point p left join panel_device d on d.id = p.device_id
    where p.sheet_id = s.id and d.seat is distinct from ${PHONE_SEAT}) as is_by_others`;

/** The columns bear the names of the wire. */
function sql(condition: string, points = ALL_POINTS, more = ''): string {
  return `
with sheet as materialized (
  select s.* from score_sheet s where ${condition}
)
select s.id as sheet_id, s.match_id, s.arena_id, ${moment('s.started_at')} as started_at,
  ${REVISION} as revision,
  json_build_object('judges', s.judges, 'agree', s.agree, 'within_ms', s.within_ms) as rule, s.rules,
  case when s.lot_winner is not null then json_build_object('winner', s.lot_winner, 'seed', s.lot_seed) end as lot,
  (select coalesce(json_agg(json_build_object('id', p.id, 'corner', p.corner, 'kind', p.kind, 'round', p.round,
      'at', ${moment('p.at')}, 'judges', coalesce(t.judges, '[]'::json), 'taps', coalesce(t.keys, '[]'::json),
      'is_verified', p.verification_id is not null, 'is_by_council', coalesce(d.seat = ${COUNCIL_SEAT}, false),
      'is_by_phone', coalesce(d.seat = ${PHONE_SEAT}, false), 'withdrawn_reason', p.withdrawn_reason) order by p.at, p.id),
      '[]'::json)
    from ${points}
    left join panel_device d on d.id = p.device_id
    where p.sheet_id = s.id) as points,
  (select coalesce(json_agg(json_build_object('id', p.id, 'corner', p.corner, 'step', p.step, 'round', p.round,
      'fault', p.fault, 'proposed_step', p.proposed_step, 'reason', p.reason, 'at', ${moment('p.at')}, 'withdrawn_reason', p.withdrawn_reason) order by p.at, p.id), '[]'::json)
    from penalty p where p.sheet_id = s.id) as penalties,
  (select coalesce(json_agg(json_build_object('id', k.id, 'corner', k.corner, 'count', k.count, 'round', k.round,
      'is_own_fall', k.is_own_fall,
      'at', ${moment('k.at')}, 'withdrawn_reason', k.withdrawn_reason) order by k.at, k.id), '[]'::json)
    from knockdown k where k.sheet_id = s.id) as knockdowns,
  (select coalesce(json_agg(json_build_object('id', k.id, 'corner', k.corner, 'kind', k.kind, 'round', k.round,
      'at', ${moment('k.at')}, 'withdrawn_reason', k.withdrawn_reason) order by k.at, k.id), '[]'::json)
    from stoppage k where k.sheet_id = s.id) as stops,
  (select coalesce(json_agg(json_build_object('id', k.id, 'corner', k.corner, 'by', k.by, 'round', k.round,
      'at', ${moment('k.at')}) order by k.at, k.id), '[]'::json)
    from desk_count k where k.sheet_id = s.id) as counted,
  (select coalesce(json_agg(json_build_object('id', k.id, 'corner', k.corner, 'kind', k.kind, 'round', k.round,
      'outcome', k.outcome, 'ended_at', ${moment('k.ended_at')},
      'at', ${moment('k.at')}, 'withdrawn_reason', k.withdrawn_reason) order by k.at, k.id), '[]'::json)
    from table_timer k where k.match_id = s.match_id and coalesce(k.sheet_id, s.id) = s.id
      and k.outcome is distinct from 'cancelled') as timers,
  (select coalesce(json_agg(json_build_object('id', v.id, 'kind', v.kind, 'round', v.round,
      'asked_at', ${moment('v.asked_at')}, 'verdict', v.verdict, 'decided_at', ${moment('v.decided_at')},
      'answers', (select coalesce(json_agg(json_build_object('seat', a.seat, 'answer', a.answer) order by a.seat),
        '[]'::json) from verification_answer a where a.verification_id = v.id)) order by v.asked_at, v.id), '[]'::json)
    from verification v where v.sheet_id = s.id) as verifications,
  (select coalesce(json_agg(json_build_object('id', r.id, 'corner', r.corner, 'round', r.round,
      'requested_at', ${moment('r.requested_at')}, 'number', r.number, 'claim', r.claim, 'point_id', r.point_id,
      'penalty_id', r.penalty_id, 'verification_id', r.verification_id, 'is_returned', r.is_returned,
      'outcome', r.outcome, 'note', r.note, 'decided_at', ${moment('r.decided_at')},
      'withdrawn_reason', r.withdrawn_reason) order by r.requested_at, r.id), '[]'::json)
    from var_request r where r.sheet_id = s.id) as var_requests${more}
from sheet s`;
}

const LAST = prepared(
  sql(`s.id in (select distinct on (match_id) id from score_sheet
    where match_id = any($1::bigint[]) order by match_id, started_at desc)`),
);
const CURRENT = prepared(
  sql(`exists (select 1 from match m where m.id = s.match_id and m.started_at = s.started_at)
    and s.match_id = any($1::bigint[])`),
);
const SHORT = prepared(sql('s.id = any($1::bigint[])', LAST_POINTS, COUNTS));
