// Who is disqualified while the event goes on does not fight on: the opponent wins the match that is open (art. 11.6.g.6.e).
import type { EntityManager } from 'typeorm';
import { readBarred, readBarredUnits } from '@gelanggang/database/queries/barred.queries';
import { type BracketMatch, decideMatch, winAlone, withdrawResult } from '@gelanggang/domain/draw/advance';
import { forfeitOf } from '@gelanggang/domain/draw/forfeit';
import { BARRED_REASONS, type BarredBy, whyNeither, WON_BY } from '@gelanggang/domain/results/barred';
import { lockBracket } from '@gelanggang/drawing/bracket-state';
import { decideUnbarred } from '@gelanggang/drawing/decide-unbarred';
import { loseWhoIsBarred } from '@gelanggang/drawing/left-barred';
import { loseBoth } from '@gelanggang/drawing/lose-both';
import { loseWonAlone } from '@gelanggang/drawing/lose-won-alone';
import { saveAdvance } from '@gelanggang/drawing/save-advance';
import { readNeverWinning, saveWalkover } from '@gelanggang/drawing/save-walkover';
import { withdrawStanding } from '@gelanggang/drawing/write-results';
import type { Reason } from '@gelanggang/domain/scoring/reasons';
import { conflict } from '../http/refusals';
import { medalsSentences } from './sentences';

/** Of tanding, drawn; its pool is held. */
export interface HeldUnit {
  id: number;
  poolId: number;
  names: string;
}

/** Why neither has won a match that was lost by doping, of before 971 too. */
const OF_NEITHER: readonly Reason[] = ['both-disqualified', 'both-barred', 'alone-barred', 'disqualified'];

/**
 * Ids of the matches that change. None where it is out already, or its opponent is not known yet: that match is then saved
 * without a fight at the desk. 409 while its match is on.
 */
export async function loseByDoping(manager: EntityManager, unit: HeldUnit, accountId: number): Promise<number[]> {
  const found = await lockBracket(manager, unit.poolId);
  const alone = await loseWonAlone(manager, found, unit.id);
  if (!alone) return loseNext(manager, found, unit, accountId);
  await saveAdvance(manager, found, alone, [], accountId);
  const next = await loseNext(manager, await lockBracket(manager, unit.poolId), unit, accountId);
  return [...new Set([...alone.map(({ id }) => id), ...next])];
}

/** What it had won over somebody who may not fight either, or the match that it still has to fight. */
async function loseNext(
  manager: EntityManager,
  before: readonly BracketMatch[],
  unit: HeldUnit,
  accountId: number,
): Promise<number[]> {
  const both = await loseBoth(manager, before, unit.id, { accountId, because: 'doping' });
  if (both) return both.changed.map(({ id }) => id);
  const open = before.map((match) => match.id);
  const barred = new Map(
    (await readBarred(manager, open)).flatMap(({ match_id, corner, by }): [number, BarredBy][] => {
      const { unitId } = before.find(({ id }) => id === match_id)?.[corner] ?? { unitId: null };
      return unitId === null || unitId === unit.id ? [] : [[unitId, by]];
    }),
  );
  const cannotWin = new Set([...(await readNeverWinning(manager, unit.poolId)), ...barred.keys()]);
  const forfeit = forfeitOf(before, unit.id, cannotWin);
  if (!forfeit.ok) {
    if (forfeit.code === 'match-running') throw conflict(medalsSentences.fightsNow(unit.names));
    return [];
  }
  const { matchId, decision } = forfeit;
  const after = await decideUnbarred(manager, matchId, (barred) => decideMatch(before, matchId, decision, barred));
  if (!after.ok) throw new Error(`A forfeit of match ${matchId} was refused: ${after.code}`);
  const met = before.find(({ id }) => id === matchId);
  const by = [met?.blue.unitId, met?.red.unitId].flatMap((id) => (id == null ? [] : (barred.get(id) ?? [])));
  const neither: Reason = by.length > 0 ? whyNeither(['doping', ...by]) : 'alone-barred';
  const why = { reason: BARRED_REASONS.doping, winReason: decision.winner === null ? neither : WON_BY.doping };
  await saveWalkover(manager, before, after.changed, { matchId, decision, ...why, accountId });
  return after.changed.map(({ id }) => id);
}

/**
 * The walkover that was lost by it, as long as the next match has not begun; an opponent who may not fight either loses then. Ids of the matches that change; null where the
 * opponent stays the winner.
 */
export async function takeDopingBack(
  manager: EntityManager,
  unit: HeldUnit,
  { accountId, reason }: { accountId: number; reason: string },
): Promise<number[] | null> {
  const before = await lockBracket(manager, unit.poolId);
  const [lost] = await manager.query<{ matchId: number }[]>(
    `select m.id as "matchId" from match m join result r on r.match_id = m.id and r.withdrawn_at is null
     where m.pool_id = $1 and r.is_walkover
       and case r.winner_corner when 'blue' then m.red_unit_id = $2 and r.win_reason = 'disqualified'
           when 'red' then m.blue_unit_id = $2 and r.win_reason = 'disqualified'
           else $2 in (m.blue_unit_id, m.red_unit_id) and 'unit' = all (array[m.blue_state, m.red_state])
             and m.started_at is null and r.win_reason = any($3) end
     order by m.round desc limit 1`,
    [unit.poolId, unit.id, OF_NEITHER],
  );
  if (!lost) return winAfterAll(manager, before, unit, accountId);
  const after = withdrawResult(before, lost.matchId);
  if (!after.ok) return null;
  await withdrawStanding(manager, lost.matchId, accountId, reason);
  await saveAdvance(manager, before, after.changed, [lost.matchId], accountId);
  const given = await loseWhoIsBarred(manager, { poolId: unit.poolId, matchId: lost.matchId }, accountId);
  return [...new Set([...after.changed.map(({ id }) => id), ...given])];
}

/** Whoever was left alone in a match and could not win it, wins it now: also by the scales, as they stand. */
async function winAfterAll(
  manager: EntityManager,
  before: readonly BracketMatch[],
  unit: HeldUnit,
  accountId: number,
): Promise<number[]> {
  const after = winAlone(before, unit.id);
  const [won] = after?.changed ?? [];
  if (!after || !won) return [];
  const barred = await readBarredUnits(manager, [{ matchId: won.id, unitId: unit.id }]);
  if (barred.length > 0) return [];
  await saveAdvance(manager, before, after.changed, [], accountId);
  return after.changed.map(({ id }) => id);
}
