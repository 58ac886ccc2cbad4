// What a draw changed against the one before it: who came, who went, which pairs of round 1 stayed together.
import { firstRoundOf, type RecordedDraw } from './check-draw';
import type { DrawUnit } from './draw-unit';

export interface DrawComparison {
  /** Unit ids. */
  added: number[];
  removed: number[];
  /** Pairs of round 1 (two units, whatever their corners) that met in the draw before too, and how many there are. */
  samePairs: number;
  pairs: number;
}

interface ComparedDraw<Unit extends DrawUnit> extends Pick<RecordedDraw, 'matches'> {
  entries: readonly Unit[];
}

/** `keyOf`: by what a unit is known again where a draw has given it a new id, as in seni. */
export function compareDraws<Unit extends DrawUnit>(
  before: ComparedDraw<Unit>,
  after: ComparedDraw<Unit>,
  keyOf: (unit: Unit) => string = (unit) => String(unit.id),
): DrawComparison {
  const keysBefore = keysOf(before, keyOf);
  const keysAfter = keysOf(after, keyOf);
  const pairsBefore = new Set(pairsOf(before, keysBefore));
  const pairs = pairsOf(after, keysAfter);
  const lacking = (own: ReadonlyMap<number, string>, other: ReadonlyMap<number, string>) => {
    const known = new Set(other.values());
    return [...own].flatMap(([id, key]) => (known.has(key) ? [] : [id]));
  };
  return {
    added: lacking(keysAfter, keysBefore),
    removed: lacking(keysBefore, keysAfter),
    samePairs: pairs.filter((pair) => pairsBefore.has(pair)).length,
    pairs: pairs.length,
  };
}

const keysOf = <Unit extends DrawUnit>(draw: ComparedDraw<Unit>, keyOf: (unit: Unit) => string): Map<number, string> =>
  new Map(draw.entries.map((unit) => [unit.id, keyOf(unit)]));

function pairsOf({ matches }: Pick<RecordedDraw, 'matches'>, keys: ReadonlyMap<number, string>): string[] {
  return firstRoundOf(matches).flatMap(({ blue, red }) =>
    blue.unitId === null || red.unitId === null
      ? []
      : [
          [blue.unitId, red.unitId]
            .map((id) => keys.get(id) ?? String(id))
            .sort()
            .join('\n'),
        ],
  );
}
