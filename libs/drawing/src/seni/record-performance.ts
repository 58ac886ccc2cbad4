// Records what the judges' table hands in, corrects it and takes it back; a battle's winner moves on at once.
import type { EntityManager } from 'typeorm';
import { endClock } from '@gelanggang/database/queries/match-clock.queries';
import {
  type Advance,
  type BracketMatch,
  type CannotWin,
  correctResult,
  decideMatch,
  isDecided,
  winAlone,
  withdrawResult,
} from '@gelanggang/domain/draw/advance';
import { type BattleEnd, battleEnd, unfought } from '@gelanggang/domain/seni/battles';
import { decideOver } from '@gelanggang/domain/draw/decide-over';
import type { Disqualification, JurusRules } from '@gelanggang/domain/rules/jurus-rules';
import type { TakenOff } from '@gelanggang/domain/seni/council-items';
import type { Refused } from '@gelanggang/domain/refusal';
import type { PerformanceRecord } from '@gelanggang/domain/seni/performance-score';
import type { Performer } from '@gelanggang/domain/seni/ranking';
import type { Corner } from '@gelanggang/domain/words/corners';
import { decideUnbarred } from '../decide-unbarred';
import { loseWonAlone } from '../lose-won-alone';
import { type Battle, lockBattles, saveBattles } from './battle-state';
import { followWalkovers, undoResults } from '../save-advance';
import { NOT_OVER, overAbsences, withoutAbsences } from './over-absences';
import { performerOf } from './performers';
import { SeniPoolsQueries, type SeniMatchRecord } from './seni-pools.queries';

/** The performance row, its pool held by the caller. */
export interface PerformanceOf {
  id: number;
  poolId: number;
  poolSeed: string;
  mode: 'default' | 'battle';
}

/** With the rules by which it is judged from now on. */
export interface JudgedRecord extends PerformanceRecord {
  /** null: put right, of a record from before rules were kept. */
  rules: JurusRules | null;
  items: readonly TakenOff[];
  reason: Disqualification | null;
  reached: number | null;
}

export type RecordCode = 'next-match-started' | 'corner-empty' | 'not-decided';
export type RecordOutcome = { ok: true; changedMatchIds: number[] } | { ok: false; code: RecordCode };

export async function insertPerformance(
  manager: EntityManager,
  matchId: number,
  record: JudgedRecord,
  accountId: number | null,
): Promise<void> {
  const { outcome, scores, penalty, seconds, rules, items, reason, reached } = record;
  await manager.query(
    `insert into performance (match_id, outcome, scores, penalty, seconds, recorded_by, rules, items, reason, reached)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[matchId, outcome, scores, penalty, seconds, accountId],
      ...[rules && JSON.stringify(rules), JSON.stringify(items), reason, reached],
    ],
  );
}

export async function withdrawPerformance(
  manager: EntityManager,
  performanceId: number,
  accountId: number,
  reason: string | null,
): Promise<void> {
  await manager.query(
    `update performance set withdrawn_at = now(), withdrawn_by = $2, withdrawn_reason = $3 where id = $1`,
    [performanceId, accountId, reason],
  );
}

/**
 * Once the performance rows are as they shall be: brings states, winner and bracket after them. `isRuled`: by a decision on a
 * protest, also over battles after it to which somebody has not come.
 */
export async function settlePerformance(
  manager: EntityManager,
  performance: PerformanceOf,
  accountId: number | null,
  { isRuled = false } = {},
): Promise<RecordOutcome> {
  if (performance.mode === 'battle') return settleBattle(manager, performance, accountId, isRuled);
  await manager.query(
    `update match m set version = m.version + 1,
            status = case f.outcome when 'performed' then 'finished' when 'disqualified' then 'finished'
                       when 'absent' then 'walkover' else 'scheduled' end,
            finished_at = case when f.id is not null then coalesce(m.finished_at, now()) end,
            arena_id = case when f.id is null then null else m.arena_id end,
            called_at = case when f.id is null then null else m.called_at end,
            started_at = case when f.id is null then null else m.started_at end
     from match o left join performance f on f.match_id = o.id and f.withdrawn_at is null
     where m.id = $1 and o.id = m.id`,
    [performance.id],
  );
  return { ok: true, changedMatchIds: [performance.id] };
}

async function settleBattle(
  manager: EntityManager,
  performance: PerformanceOf,
  accountId: number | null,
  isRuled: boolean,
): Promise<RecordOutcome> {
  const battles = await lockBattles(manager, performance.poolId);
  const battle = battles.find((one) => one.blueId === performance.id || one.redId === performance.id);
  if (!battle) return { ok: false, code: 'not-decided' };
  const records = await new SeniPoolsQueries(manager).matchesOfPool(performance.poolId);
  // the rows still hold their old states: whether the battle was decided can be told
  const before = battles.map((one) => one.match);
  const over = isRuled ? overAbsences(battles) : NOT_OVER;
  const settled = async (keepsWinner: boolean) => {
    const end = endOf(battle, records, performance.poolSeed, { keepsWinner });
    const { id } = battle.match;
    const decide = (cannotWin: CannotWin) =>
      decideOver(before, id, (all) => newBracket(all, battle, end, cannotWin), { ...over, cannotWin });
    return { end, after: await decideUnbarred(manager, id, decide) };
  };
  const first = await settled(false);
  const isLate = !first.after.ok && first.after.code === 'next-match-started';
  // once the next battle has begun, who has come to it stays
  const { end, after } = isLate ? await settled(true) : first;
  if (!after.ok) return after;
  const left = await withoutAbsences(manager, battles, after.changed, battle.match.id, accountId);
  await saveBattles(manager, left, after.changed);
  const decided = end ? [{ matchId: battle.match.id, end }] : [];
  const again = after.again.map(({ matchId, decision }) => ({ matchId, end: unfought(decision.winner) }));
  await saveResults(manager, before, after.changed, battle.match.id, [...decided, ...again], accountId);
  // who stands on the mat needs not perform any more
  const isBlue = battle.blueId === performance.id;
  const other = isBlue ? battle.redId : battle.blueId;
  const isOnMat = (isBlue ? battle.redStatus : battle.blueStatus) === 'ongoing';
  if (end?.isWalkover && other !== null && isOnMat) await endClock(manager, other, accountId);
  return { ok: true, changedMatchIds: rowsOf(battles, after.changed) };
}

/** Who may perform after all wins the battle in which nobody else is left. Ids of the rows that change. */
export async function winBattleAlone(
  manager: EntityManager,
  poolId: number,
  unitId: number,
  accountId: number | null,
): Promise<number[]> {
  const battles = await lockBattles(manager, poolId);
  const before = battles.map((one) => one.match);
  const after = winAlone(before, unitId);
  if (!after) return [];
  await saveBattles(manager, battles, after.changed);
  await saveResults(manager, before, after.changed, null, [], accountId);
  return rowsOf(battles, after.changed);
}

/** Who may perform no more has not won the battle in which nobody else was left. Ids of the rows that change. */
export async function loseBattleAlone(
  manager: EntityManager,
  poolId: number,
  unitId: number,
  accountId: number | null,
): Promise<number[]> {
  const battles = await lockBattles(manager, poolId);
  const before = battles.map((one) => one.match);
  const changed = await loseWonAlone(manager, before, unitId);
  if (!changed) return [];
  await saveBattles(manager, battles, changed);
  await saveResults(manager, before, changed, null, [], accountId);
  return rowsOf(battles, changed);
}

function rowsOf(battles: readonly Battle[], changed: readonly BracketMatch[]): number[] {
  const ids = new Set(changed.map((match) => match.id));
  const rows = battles.filter((one) => ids.has(one.match.id));
  return rows.flatMap((one) => [one.blueId, one.redId].filter((id) => id !== null));
}

/**
 * What was won by performing before the doping was found stays as it was, also where its score is put right; over somebody who
 * is out for doping and has not performed nobody has won by performing, so that neither wins, whichever was found first.
 */
function endOf(
  battle: Battle,
  records: readonly SeniMatchRecord[],
  seed: string,
  { keepsWinner }: { keepsWinner: boolean },
): BattleEnd | null {
  const performer = (id: number | null): Performer | null => {
    const row = records.find((record) => record.id === id);
    return row ? performerOf(row) : null;
  };
  const [blue, red] = [performer(battle.blueId), performer(battle.redId)];
  if (!blue || !red) return null;
  const { winner } = battle.match;
  if (winner === null) return battleEnd(blue, red, seed);
  const loser = winner === 'blue' ? red : blue;
  if (!keepsWinner && loser.isOut === true && loser.outcome !== 'performed') return battleEnd(blue, red, seed);
  const stays = (one: Performer, corner: Corner) => (corner === winner ? { ...one, isOut: false } : one);
  return battleEnd(stays(blue, 'blue'), stays(red, 'red'), seed);
}

function newBracket(
  before: readonly BracketMatch[],
  battle: Battle,
  end: BattleEnd | null,
  cannotWin: CannotWin,
): Advance | Refused<RecordCode> {
  const { id } = battle.match;
  const match = before.find((one) => one.id === id);
  if (!match) return { ok: false, code: 'not-decided' };
  if (match.blue.state !== 'unit' || match.red.state !== 'unit') return { ok: false, code: 'corner-empty' };
  const wasDecided = isDecided(match);
  if (!end && !wasDecided) return { ok: true, changed: [match] };
  const advance = !end
    ? withdrawResult(before, id)
    : wasDecided
      ? correctResult(before, id, end, cannotWin)
      : decideMatch(before, id, end, cannotWin);
  if (advance.ok) return advance;
  return { ok: false, code: advance.code === 'next-match-started' ? 'next-match-started' : 'not-decided' };
}

async function saveResults(
  manager: EntityManager,
  before: readonly BracketMatch[],
  changed: readonly BracketMatch[],
  matchId: number | null,
  ends: readonly { matchId: number; end: BattleEnd }[],
  accountId: number | null,
): Promise<void> {
  const was = new Map(before.map((match) => [match.id, match.status]));
  const ids = new Set(changed.map(({ id }) => id));
  const own = ends.filter((one) => ids.has(one.matchId));
  const undone = changed.filter((match) => match.id === matchId || was.get(match.id) === 'walkover');
  const followed = changed.filter(
    ({ id, status }) => id !== matchId && status === 'walkover' && own.every((one) => one.matchId !== id),
  );
  await undoResults(
    manager,
    undone.map((match) => match.id),
    accountId,
  );
  await followWalkovers(manager, followed);
  for (const { matchId: id, end } of own) {
    await manager.query(
      `insert into result (match_id, winner_corner, win_kind, is_walkover, decided_by, recorded_by)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, end.winner, end.winKind, end.isWalkover, end.decidedBy, accountId],
    );
  }
}
