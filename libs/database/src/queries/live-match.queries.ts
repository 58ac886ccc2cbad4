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
import type { Corner } from '@gelanggang/domain/words/corners';
import type { EntityManager } from 'typeorm';
import { prepared } from '@gelanggang/platform/statements/prepared';
import { liveMatchSql } from './live-match-statement';
import { livePerformance, type PerformanceFields } from './live-performance';
import { type StandingFields, standingOf } from './result-standing';
import { type JurusRuleSets, readJurusRuleSets } from './performance-rules.queries';

export type LiveMatchFilter =
  /** `kind`: where it is that of all of them. */
  | { matchIds: readonly number[]; kind?: MatchKind | undefined }
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
  const lookup: Lookup = {
    units: rows.find(({ units }) => units !== null)?.units ?? {},
    deciders: rows.find(({ deciders }) => deciders !== null)?.deciders ?? {},
  };
  return rows.map((row) => toLiveMatch(row, lookup, sets));
}

/** Each statement stands in its own call: a test reads them without running them. */
function rowsOf(manager: EntityManager, filter: LiveMatchFilter): Promise<Row[]> {
  const { kind } = filter;
  const isTanding = kind === 'tanding';
  if ('matchIds' in filter) {
    if (isTanding) return manager.query<Row[]>(OF_TANDING_MATCHES, [filter.matchIds]);
    return manager.query<Row[]>(OF_MATCHES, [filter.matchIds]);
  }
  const { tournamentId } = filter;
  if ('poolId' in filter) {
    const given = [tournamentId, kind, filter.poolId];
    if (isTanding) return manager.query<Row[]>(prepared(OF_TANDING_POOL), given);
    return manager.query<Row[]>(prepared(OF_POOL), given);
  }
  if ('day' in filter) {
    const given = [tournamentId, kind, filter.day];
    return isTanding ? manager.query<Row[]>(OF_TANDING_DAY, given) : manager.query<Row[]>(OF_DAY, given);
  }
  const given = [tournamentId, kind];
  return isTanding ? manager.query<Row[]>(OF_TANDING, given) : manager.query<Row[]>(OF_TOURNAMENT, given);
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

/** By id of a unit, and by id of a match with a corner behind it. */
interface Lookup {
  units: Readonly<Record<string, CornerUnit>>;
  deciders: Readonly<Record<string, ReadDecider>>;
}

/** One of the rows holds what all look up. */
type Held = { [K in keyof Lookup]: Lookup[K] | null };

interface Row extends Raw, PerformanceFields, StandingFields, Held {
  class_name: string | null;
  nomor_name: string;
  blue_state: LiveCorner['state'];
  blue_unit_id: number | null;
  red_state: LiveCorner['state'];
  red_unit_id: number | null;
  called_at: Date | null;
  started_at: Date | null;
  finished_at: Date | null;
  announced_at: Date | null;
  rounds: number;
  round_seconds: number;
  break_seconds: number;
  match_duration: number | null;
  own_date: string | null;
  numbering: PartaiNumbering;
  clock: LiveClock | null;
  is_skipped: boolean;
  out_corners: Corner[] | null;
}

/** Who has won, or of a pool has performed, was disqualified for doping since. */
const isWinnerOut = ({ out_corners: out, mode, outcome, winner }: Row): boolean =>
  out !== null && (mode === 'default' ? outcome === 'performed' : winner !== null && out.includes(winner));

function toLiveMatch(row: Row, { units, deciders }: Lookup, sets: JurusRuleSets): LiveMatch {
  const standing = standingOf(row, isWinnerOut(row));
  const unitOf = (id: number | null) => (id === null ? null : (units[id] ?? null));
  const deciderOf = (corner: Corner) => deciders[`${row.id}${corner}`] ?? null;
  const [blue, red] = toldDeciders(
    [stillAwaited(deciderOf('blue')), stillAwaited(deciderOf('red'))],
    row.own_date === null ? null : { date: row.own_date },
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
    blue: cornerOf(row.blue_state, unitOf(row.blue_unit_id), blue ?? null, deciderOf('blue')?.isOver),
    red: cornerOf(row.red_state, unitOf(row.red_unit_id), red ?? null, deciderOf('red')?.isOver),
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

const ASKED = 'm.id = any($1::bigint[])';
const NEEDED = {
  neededAre: `${ASKED} or m.next_match_id = any($1::bigint[]) or m.loser_match_id = any($1::bigint[])`,
};
/** Read with every step of a match: each slot is looked up by its match, however many the database holds. */
const OF_SLOT = 'sd.match_id = m.id offset 0';
const OF_MATCHES = prepared(liveMatchSql(ASKED, OF_SLOT, NEEDED));
const OF_TANDING_MATCHES = prepared(liveMatchSql(ASKED, OF_SLOT, { ...NEEDED, read: 'tanding' }));
const OF_OFFICIALS = liveMatchSql(ASKED, OF_SLOT, { ...NEEDED, name: 't.name' });
/** Of one pool as of any: PostgreSQL would plan a statement anew for each of a tournament's pools that is drawn. */
const POOL = 'm.pool_id = (select $3::bigint) and m.tournament_id = (select $1::bigint) and m.kind = (select $2::text)';
const OF_POOL = liveMatchSql(POOL, OF_SLOT);
const OF_TANDING_POOL = liveMatchSql(POOL, OF_SLOT, { read: 'tanding' });
/** All slots of the tournament at once. */
const SLOTS = 'sd.tournament_id = $1';
const TOURNAMENT = 'm.tournament_id = $1 and m.kind = $2';
const OF_TOURNAMENT = liveMatchSql(TOURNAMENT, SLOTS);
const OF_TANDING = liveMatchSql(TOURNAMENT, SLOTS, { read: 'tanding' });
const DAY = `m.tournament_id = $1 and m.kind = $2 and m.id = any(array(
    select planned.match_id from schedule_detail planned join schedule on schedule.id = planned.schedule_id
    where schedule.tournament_id = $1 and schedule.kind = $2 and not schedule.is_draft
      and schedule.scheduled_date = $3::date))`;
const OF_DAY = liveMatchSql(DAY, SLOTS);
const OF_TANDING_DAY = liveMatchSql(DAY, SLOTS, { read: 'tanding' });
