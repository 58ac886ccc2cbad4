// What a weigh-in does to the bracket: the walkover of who may not fight, and taking it back.
import type { EntityManager } from 'typeorm';
import type { LiveMatch } from '@gelanggang/contract/live';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { decideMatch, withdrawResult } from '@gelanggang/domain/draw/advance';
import { forfeitOf } from '@gelanggang/domain/draw/forfeit';
import type { WeighInOutcome } from '@gelanggang/domain/athletes/weigh-in';
import { lockBracket } from '@gelanggang/drawing/bracket-state';
import { saveAdvance } from '@gelanggang/drawing/save-advance';
import { partaiObject } from '@gelanggang/domain/schedule/partai-names';
import type { Sentence } from '@gelanggang/domain/words/sentences';
import { conflict } from '../http/refusals';
import type { LockedAthlete } from './locked-athlete';
import { weighInSentences } from './sentences';
import { weighInTexts } from './texts';

export interface Effect {
  changed: LiveMatch[];
  effects: string[];
  /** Of the walkover that was given. */
  resultId: number | null;
  /** Why none could be given. */
  refusal?: Sentence;
}

export const NO_EFFECT: Effect = { changed: [], effects: [], resultId: null };

/** Kept with the result. */
const REASONS: Readonly<Record<Exclude<WeighInOutcome, 'present'>, string>> = {
  absent: 'Tidak hadir saat timbang badan.',
  'out-of-class': 'Di luar kelas saat timbang badan.',
};

export async function giveWalkover(
  manager: EntityManager,
  athlete: LockedAthlete,
  outcome: Exclude<WeighInOutcome, 'present'>,
  accountId: number,
): Promise<Effect> {
  const before = await lockBracket(manager, athlete.poolId);
  const forfeit = forfeitOf(before, athlete.unitId, await dummiesOf(manager, athlete.poolId));
  if (!forfeit.ok) {
    if (forfeit.code === 'match-running') throw conflict(weighInSentences.ongoing(athlete.name));
    const { opponentUnknown, noMatchLeft } = weighInSentences;
    const refusal = forfeit.code === 'opponent-unknown' ? opponentUnknown : noMatchLeft;
    return { ...NO_EFFECT, effects: [refusal.text], refusal };
  }
  const { matchId, decision } = forfeit;
  const after = decideMatch(before, matchId, decision);
  if (!after.ok) throw new Error(`A forfeit of match ${matchId} was refused: ${after.code}`);
  await saveAdvance(manager, before, after.changed, matchId, accountId);
  const [result] = await manager.query<{ id: number }[]>(
    `insert into result (match_id, winner_corner, is_walkover, reason, recorded_by) values ($1, $2, true, $3, $4)
     returning id`,
    [matchId, decision.winner, REASONS[outcome], accountId],
  );
  const changed = await readLiveMatches(manager, { matchIds: after.changed.map((match) => match.id) });
  return { changed, effects: effectsOf(changed, matchId), resultId: result?.id ?? null };
}

/** Nothing to take back where people have changed that result since. */
export async function takeWalkoverBack(
  manager: EntityManager,
  athlete: LockedAthlete,
  resultId: number | null,
  accountId: number,
  reason: string,
): Promise<Effect> {
  const before = await lockBracket(manager, athlete.poolId);
  const [result] = await manager.query<{ matchId: number }[]>(
    'select match_id as "matchId" from result where id = $1 and withdrawn_at is null',
    [resultId],
  );
  if (!result) return NO_EFFECT;
  const after = withdrawResult(before, result.matchId);
  if (!after.ok) {
    throw conflict(weighInSentences.cannotWithdraw);
  }
  await manager.query(
    'update result set withdrawn_at = now(), withdrawn_by = $2, withdrawn_reason = $3 where id = $1',
    [resultId, accountId, reason],
  );
  await saveAdvance(manager, before, after.changed, result.matchId, accountId);
  const changed = await readLiveMatches(manager, { matchIds: after.changed.map((match) => match.id) });
  return { changed, effects: [weighInTexts.walkoverTakenBack(nameOf(changed, result.matchId))], resultId: null };
}

async function dummiesOf(manager: EntityManager, poolId: number): Promise<Set<number>> {
  const rows = await manager.query<{ id: number }[]>('select id from pool_unit where pool_id = $1 and is_dummy', [
    poolId,
  ]);
  return new Set(rows.map((row) => row.id));
}

const nameOf = (changed: readonly LiveMatch[], id: number): string => {
  const match = changed.find((one) => one.id === id);
  return match?.partai ? partaiObject(match.partai) : (match?.round_label ?? '').toLowerCase();
};

/** Who wins by walkover, the match itself first, and where they come to stand. */
function effectsOf(changed: readonly LiveMatch[], matchId: number): string[] {
  const decided = changed.filter((match) => match.status === 'walkover');
  return [...decided.filter((one) => one.id === matchId), ...decided.filter((one) => one.id !== matchId)].flatMap(
    (match) => {
      const where = nameOf(changed, match.id);
      if (match.winner === null) return [weighInTexts.nobodyWins(where)];
      const { name, contingent } = match[match.winner];
      const next = changed.find((one) => one.id === match.next_match_id);
      const onward = next ? weighInTexts.andOn(nameOf(changed, next.id), next.round_label) : '';
      return [weighInTexts.wonByWalkover(name, contingent, where, onward)];
    },
  );
}
