// Which parts of the matches of a bracket a result, its correction or its withdrawal has moved.
import { CORNERS, type Corner } from '../words/corners';
import { type BracketMatch, isDecided, leftEmpty } from './advance';

export type MovedPart = 'outcome' | Corner;

/**
 * By id. `before`: the matches of the pool as they were; `changed`: the new versions of those that changed. The outcome of
 * `decidedId` has moved even where its state has not: another result may stand.
 */
export function movedParts(
  before: readonly BracketMatch[],
  changed: readonly BracketMatch[],
  decidedId: number,
): Map<number, MovedPart[]> {
  const was = new Map(before.map((match) => [match.id, match]));
  const news = new Map(changed.map((match) => [match.id, match]));
  const wasLeft = leftEmpty(before);
  const isLeft = leftEmpty(before.map((match) => news.get(match.id) ?? match));
  const parts = new Map<number, MovedPart[]>([[decidedId, ['outcome']]]);
  for (const match of changed) {
    const old = was.get(match.id);
    const corners = CORNERS.filter(
      (corner) =>
        old?.[corner].state !== match[corner].state ||
        old[corner].unitId !== match[corner].unitId ||
        // whom it waited for is told no more, or again
        wasLeft(match.id, corner) !== isLeft(match.id, corner),
    );
    // decided without a fight again, between others
    const isAgain = isDecided(match) && CORNERS.some((corner) => old?.[corner].unitId !== match[corner].unitId);
    const isOutcome = match.id === decidedId || isAgain || old?.status !== match.status || old.winner !== match.winner;
    parts.set(match.id, [...(isOutcome ? (['outcome'] as const) : []), ...corners]);
  }
  return parts;
}
