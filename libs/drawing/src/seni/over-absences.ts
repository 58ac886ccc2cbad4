// A battle of jurus that is decided anew by a protest, over battles after it to which somebody has not come (rulebook 2025, art. 12.1.e.3, 15.4.c).
import type { EntityManager } from 'typeorm';
import { type BracketMatch, isDecided } from '@gelanggang/domain/draw/advance';
import { lostStill, type Over } from '@gelanggang/domain/draw/decide-over';
import { CORNERS, type Corner } from '@gelanggang/domain/words/corners';
import type { Battle } from './battle-state';

export const NOT_OVER: Over = { mayReopen: () => false, decideAgain: () => null, cannotWin: () => false };

const outcomeOf = (battle: Battle, corner: Corner) => (corner === 'blue' ? battle.blueOutcome : battle.redOutcome);

/** Nobody has performed in it, nor does now. */
function isUnfought(battle: Battle): boolean {
  const outcomes = CORNERS.map((corner) => outcomeOf(battle, corner));
  const isOnMat = [battle.blueStatus, battle.redStatus].includes('ongoing');
  return !isOnMat && outcomes.includes('absent') && outcomes.every((one) => one === 'absent' || one === null);
}

/** Who was absent from such a battle has lost it to whoever comes now. */
export function overAbsences(battles: readonly Battle[]): Over {
  const unfought = new Set(battles.filter(isUnfought).map(({ match }) => match.id));
  return { ...NOT_OVER, mayReopen: ({ id }) => unfought.has(id), decideAgain: lostStill };
}

/** The battles without the absences of those who come no more, and of a battle that is to be fought after all: those are withdrawn. */
export async function withoutAbsences(
  manager: EntityManager,
  battles: readonly Battle[],
  changed: readonly BracketMatch[],
  own: number,
  accountId: number | null,
): Promise<readonly Battle[]> {
  const now = new Map(changed.map((match) => [match.id, match]));
  const gone: number[] = [];
  const left = battles.map((battle): Battle => {
    const after = now.get(battle.match.id);
    if (!after || battle.match.id === own || !isUnfought(battle)) return battle;
    const goes = (corner: Corner) =>
      outcomeOf(battle, corner) === 'absent' &&
      (!isDecided(after) || after[corner].unitId !== battle.match[corner].unitId);
    if (goes('blue')) gone.push(battle.blueId);
    if (goes('red') && battle.redId !== null) gone.push(battle.redId);
    return {
      ...battle,
      blueOutcome: goes('blue') ? null : battle.blueOutcome,
      redOutcome: goes('red') ? null : battle.redOutcome,
    };
  });
  if (gone.length === 0) return battles;
  await manager.query(
    `update performance set withdrawn_at = now(), withdrawn_by = $2
     where match_id = any($1::bigint[]) and withdrawn_at is null`,
    [gone, accountId],
  );
  return left;
}
