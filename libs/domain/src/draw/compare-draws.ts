// What a draw changed against the one before it: who came, who went, which pairs of round 1 stayed together.
import { firstRoundOf, type RecordedDraw } from './check-draw';

export interface DrawComparison {
  /** Unit ids. */
  added: number[];
  removed: number[];
  /** Pairs of round 1 (two units, whatever their corners) that met in the draw before too, and how many there are. */
  samePairs: number;
  pairs: number;
}

export function compareDraws(
  before: Pick<RecordedDraw, 'entries' | 'matches'>,
  after: Pick<RecordedDraw, 'entries' | 'matches'>,
): DrawComparison {
  const idsBefore = new Set(before.entries.map((unit) => unit.id));
  const idsAfter = new Set(after.entries.map((unit) => unit.id));
  const pairsBefore = new Set(pairsOf(before));
  const pairs = pairsOf(after);
  return {
    added: [...idsAfter].filter((id) => !idsBefore.has(id)),
    removed: [...idsBefore].filter((id) => !idsAfter.has(id)),
    samePairs: pairs.filter((pair) => pairsBefore.has(pair)).length,
    pairs: pairs.length,
  };
}

function pairsOf({ matches }: Pick<RecordedDraw, 'matches'>): string[] {
  return firstRoundOf(matches).flatMap(({ blue, red }) =>
    blue.unitId === null || red.unitId === null ? [] : [[blue.unitId, red.unitId].sort((a, b) => a - b).join(' ')],
  );
}
