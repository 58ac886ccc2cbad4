// The corners that a row of the live data tells, and who stands in them.
import { awaitedName } from '@gelanggang/contract/awaited-name';
import type { LiveCorner, LiveMatch } from '@gelanggang/contract/live';
import { emptyCornerLabel } from '@gelanggang/domain/words/labels';
import { CORNERS, type Corner } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';

export function cornerName(corner: LiveCorner, round: number): string {
  const awaited = awaitedName(corner);
  if (awaited !== null) return awaited;
  if (corner.name !== '') return shownName(corner.name);
  return corner.state === 'bye' ? 'BYE' : emptyCornerLabel(Math.max(2, round));
}

/** Each of a pair or a team begins a line where lines are kept. */
export const cornerLines = (corner: LiveCorner, round: number): string =>
  cornerName(corner, round).replaceAll(', ', corner.entry_ids?.[1] ? ',\n' : ', ');

const BOTH: readonly Corner[] = CORNERS;

/** Of seni the one that performs in it. */
export const cornersOf = (match: LiveMatch): readonly Corner[] =>
  match.kind === 'tanding' ? BOTH : [match.corner ?? 'blue'];
