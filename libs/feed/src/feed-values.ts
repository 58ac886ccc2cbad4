// What the log tells of pools and matches, made of what the database has; and the bracket again, made of what the log tells.
import type {
  FeedDrawnMatch,
  FeedLink,
  FeedMatch,
  FeedPerformance,
  FeedPool,
  FeedResult,
  FeedUnitRef,
} from '@gelanggang/contract/open-feed';
import type { BracketMatch, CornerRef } from '@gelanggang/domain/draw/advance';
import type { Slot } from '@gelanggang/domain/draw/bracket';
import { drawnBracket, rebuildBracket } from '@gelanggang/domain/feed/rebuild-bracket';
import { type PerformanceRecord, worthOf } from '@gelanggang/domain/seni/performance-score';
import { formerTimeRule, type SeniMatchType, type TimeRule } from '@gelanggang/domain/seni/performance-time';
import type { Corner } from '@gelanggang/domain/words/corners';
import { standingOf } from '@gelanggang/database/queries/result-standing';
import { bracketMatch } from '@gelanggang/drawing/bracket-state';
import { type Battle, battlesOf } from '@gelanggang/drawing/seni/battle-state';
import { eventKey } from '@gelanggang/medals/read-medals';
import type { MedalPoolRecord } from '@gelanggang/medals/medals.queries';
import type { FeedMatchRow } from './feed-facts.queries';

type Placed = BracketMatch & { position: number };

/** `matches` as they stand: only what was drawn is told of their corners. */
export function drawnMatches(matches: readonly Placed[]): FeedDrawnMatch[] {
  const positions = new Map(matches.map(({ id, position }) => [id, position]));
  return drawnBracket(matches).map((match) => ({
    id: match.id,
    round: match.round,
    position: positions.get(match.id) ?? 1,
    is_third_place: match.isThirdPlace,
    blue: toldSlot(match.blue),
    red: toldSlot(match.red),
    next: toldLink(match.next),
    loser: toldLink(match.loser),
  }));
}

/** The bracket as it stands, from what the log tells of its pool and of its matches. */
export function bracketOf(
  pool: Pick<FeedPool, 'matches'>,
  matches: ReadonlyMap<number, Pick<FeedMatch, 'result'>>,
): BracketMatch[] {
  const results = new Map(
    [...matches].flatMap(([id, { result }]) =>
      result ? [[id, { winner: result.winner, isWalkover: result.is_walkover }] as const] : [],
    ),
  );
  const drawn = pool.matches.map((match) => ({
    ...{ id: match.id, round: match.round, isThirdPlace: match.is_third_place },
    ...{ blue: slotOf(match.blue), red: slotOf(match.red), next: linkOf(match.next), loser: linkOf(match.loser) },
  }));
  return rebuildBracket(drawn, results);
}

const toldSlot = ({ state, unitId }: Slot): FeedDrawnMatch['blue'] => (state === 'bye' ? 'bye' : unitId);
const toldLink = (ref: CornerRef | null): FeedLink | null => ref && { match: ref.matchId, corner: ref.corner };
const linkOf = (link: FeedLink | null): CornerRef | null => link && { matchId: link.match, corner: link.corner };
function slotOf(told: FeedDrawnMatch['blue']): Slot {
  if (told === 'bye') return { state: 'bye', unitId: null };
  return told === null ? { state: 'tbd', unitId: null } : { state: 'unit', unitId: told };
}

export function poolValue(
  pool: MedalPoolRecord,
  units: readonly FeedUnitRef[],
  rows: readonly FeedMatchRow[],
): FeedPool {
  return {
    event: eventKey(pool),
    kind: pool.kind,
    mode: pool.mode,
    category: pool.matchCategory,
    age: pool.ageCategory,
    gender: pool.gender,
    class: pool.className,
    name: pool.name,
    stage: pool.stage,
    goes_on: pool.advances,
    is_next_drawn: pool.hasNextStage,
    draw: pool.drawNumber,
    seed: pool.seed,
    units: [...units],
    dummies: [...pool.dummyIds].sort((a, b) => a - b),
    matches: drawnMatches(placedMatches(pool, rows)),
  };
}

function placedMatches(pool: MedalPoolRecord, rows: readonly FeedMatchRow[]): Placed[] {
  if (!isOfBattles(pool)) return rows.map(bracketMatch);
  const positions = new Map(rows.map(({ id, position }) => [id, position]));
  return battlesOf(rows.map(battleRow)).map(({ match }) => ({ ...match, position: positions.get(match.id) ?? 1 }));
}

const isOfBattles = ({ kind, mode }: MedalPoolRecord): boolean => kind === 'seni' && mode === 'battle';

/** By match: what the log tells of those that were called, run or have a result. */
export function matchValues(pool: MedalPoolRecord, rows: readonly FeedMatchRow[]): [id: number, value: FeedMatch][] {
  if (isOfBattles(pool)) {
    const byId = new Map(rows.map((row) => [row.id, row]));
    return battlesOf(rows.map(battleRow)).flatMap((battle) => battleValue(pool, battle, byId));
  }
  return rows.flatMap((row): [number, FeedMatch][] => {
    const state = stateOf(row, row);
    if (state === null) return [];
    const value: FeedMatch = { pool: pool.id, state, blue: row.blueUnitId, red: row.redUnitId };
    if (isDone(row.status)) {
      if (pool.mode === 'default') value.performances = performancesOf(pool, [['blue', row]]);
      else value.result = resultOf(row);
    }
    return [[row.id, value]];
  });
}

/** What the first of a battle came to is told with the other's. */
function battleValue(
  pool: MedalPoolRecord,
  { match, blueId, redId }: Battle,
  byId: ReadonlyMap<number, FeedMatchRow>,
): [number, FeedMatch][] {
  const blue = byId.get(blueId);
  const red = redId === null ? undefined : byId.get(redId);
  if (!blue) return [];
  const announced = blue.announced_at ?? red?.announced_at ?? null;
  const state = stateOf(
    { ...blue, announced_at: announced, corrected: blue.corrected ?? red?.corrected ?? null },
    match,
  );
  if (state === null) return [];
  const value: FeedMatch = { pool: pool.id, state, blue: match.blue.unitId, red: match.red.unitId };
  if (isDone(match.status) && blue.result_id !== null) {
    value.result = resultOf(blue);
    const both: [Corner, FeedMatchRow][] = [['blue', blue], ...(red ? [['red', red] as [Corner, FeedMatchRow]] : [])];
    value.performances = performancesOf(pool, both);
  }
  return [[match.id, value]];
}

const isDone = (status: string): boolean => status === 'finished' || status === 'walkover';

function stateOf(row: FeedMatchRow, { status }: Pick<BracketMatch, 'status'>): FeedMatch['state'] | null {
  if (status === 'called') return 'called';
  const state = standingOf({ ...row, status })?.state ?? null;
  // a record of its own says so
  return state === 'disqualified' ? 'official' : state;
}

function resultOf(row: FeedMatchRow): FeedResult {
  return {
    id: row.result_id ?? 0,
    winner: row.winner,
    is_walkover: row.is_walkover ?? false,
    win_kind: row.win_kind,
    win_reason: row.win_reason,
    blue_score: row.blue_score,
    red_score: row.red_score,
    decided_by: row.decided_by,
  };
}

function performancesOf(pool: MedalPoolRecord, rows: readonly (readonly [Corner, FeedMatchRow])[]): FeedPerformance[] {
  return rows.flatMap(([corner, row]) => {
    if (row.outcome === null) return [];
    const rule: TimeRule = row.rules ?? formerTimeRule(pool.matchType as SeniMatchType, true, pool.upToYears);
    const record: PerformanceRecord = {
      ...{ outcome: row.outcome, scores: row.scores ?? [], penalty: row.penalty ?? 0, seconds: row.seconds },
    };
    return {
      corner,
      ...record,
      scores: [...record.scores],
      time: {
        ...{ min: rule.min, max: rule.max, tolerance: rule.tolerance },
        ...{ out_after: rule.outAfter, is_costed: rule.isCosted },
      },
      final: row.outcome === 'performed' ? worthOf(record, rule).final : null,
    };
  });
}

const battleRow = (row: FeedMatchRow) => ({
  ...row,
  state: row.corner === 'red' ? row.redState : row.blueState,
  unitId: row.corner === 'red' ? row.redUnitId : row.blueUnitId,
  hasBye: row.blueState === 'bye' || row.redState === 'bye',
});
