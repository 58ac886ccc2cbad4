// The order in which a pool's units perform: by lot, units of one contingent apart (domain-rules, Draw (seni)).
import type { DrawUnit } from '../draw/draw-unit';
import { createRandom, type Random, type Seed } from '../random';
import { refused, type Refused } from '../refusal';

/**
 * Unit ids in order of performance. Two of one contingent follow each other only where the field leaves no other way; all
 * else is the lot's. The same units (in any order) and seed give the same order.
 */
export function drawPerformanceOrder(
  units: readonly DrawUnit[],
  seed: Seed,
): { ok: true; unitIds: number[] } | Refused<'no-units'> {
  if (units.length === 0) return refused('no-units');
  const random = createRandom(seed);
  const groups = groupsInLotOrder(units, random);
  const unitIds: number[] = [];
  let last = -1;
  for (let left = units.length; left > 0; left--) {
    last = nextGroup(groups, last, left, random);
    unitIds.push(groups[last]?.pop() as number);
  }
  return { ok: true, unitIds };
}

/** One group per contingent, its units shuffled; who has no contingent is a group of its own. */
function groupsInLotOrder(units: readonly DrawUnit[], random: Random): number[][] {
  const groups = new Map<string, number[]>();
  for (const { id, contingentId } of [...units].sort((a, b) => a.id - b.id)) {
    const key = contingentId === null ? `unit ${id}` : `contingent ${contingentId}`;
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  return [...groups.values()].map((group) => random.shuffle(group));
}

/** Any group, weighted by its size, whose turn now costs no pair of neighbours that need not be. */
function nextGroup(groups: readonly number[][], last: number, left: number, random: Random): number {
  const cost = forcedPairs(groups, last, left, -1);
  const open = groups
    .map((group, index) => ({ index, size: group.length }))
    .filter(({ index, size }) => {
      if (size === 0) return false;
      return (index === last ? 1 : 0) + forcedPairs(groups, index, left - 1, index) === cost;
    });
  let place = random.int(open.reduce((sum, { size }) => sum + size, 0));
  for (const { index, size } of open) {
    if (place < size) return index;
    place -= size;
  }
  throw new Error('The lot chose nobody.');
}

/**
 * The fewest pairs of neighbours of one contingent that `left` units still make after one of `last` has performed.
 * `taken`: the group of which one is counted as gone already.
 */
function forcedPairs(groups: readonly number[][], last: number, left: number, taken: number): number {
  let most = 0;
  groups.forEach((group, index) => {
    const size = group.length - (index === taken ? 1 : 0);
    // between and around the others there is one place more than there are others, unless its own has just performed
    const places = left - size + (index === last ? 0 : 1);
    most = Math.max(most, size - places);
  });
  return most;
}
