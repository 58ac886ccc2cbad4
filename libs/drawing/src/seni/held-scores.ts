// Which first scores of battles are told to nobody but their mat and the office, until the other corner has performed.
import { grouped } from '@gelanggang/domain/grouped';
import type { SeniMatchRecord } from './seni-pools.queries';

/** Whether somebody may read what is recorded at an arena before it is told; null: the match has none. */
export type SeesEarly = (arenaId: number | null) => boolean;

export const SEES_ALL: SeesEarly = () => true;
export const SEES_NONE: SeesEarly = () => false;

/** Ids of the performances whose score is held from whoever `sees` so much. */
export function heldScores(
  matches: readonly Pick<
    SeniMatchRecord,
    'id' | 'poolId' | 'mode' | 'battleGroup' | 'isDecided' | 'outcome' | 'arenaId'
  >[],
  sees: SeesEarly,
): Set<number> {
  const battles = grouped(
    matches.filter(({ mode }) => mode === 'battle'),
    ({ poolId, battleGroup }) => `${poolId} ${battleGroup}`,
  );
  const open = [...battles.values()].filter((rows) => !rows.some(({ isDecided }) => isDecided)).flat();
  return new Set(open.filter(({ outcome, arenaId }) => outcome !== null && !sees(arenaId)).map(({ id }) => id));
}
