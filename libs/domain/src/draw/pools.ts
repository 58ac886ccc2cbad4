// Divides the units of a class over pools and finds a pool for a late joiner (domain-rules, Draw (tanding)).
import { createRandom, type Seed } from '../random';
import { refused, type Refused } from '../refusal';
import type { Chart, DrawUnit } from './draw-unit';
import { orderForSeparation } from './separation-order';
import { spreadSeeds } from './spread-seeds';

export interface DividedPool {
  /** From 1. */
  number: number;
  unitIds: number[];
}

/** How many pools a chart makes of `unitCount` units: one for chart 0 and 2, otherwise ceil(n / chart). */
export function poolCount(unitCount: number, chart: Chart): number {
  return chart === 0 || chart === 2 ? 1 : Math.ceil(unitCount / chart);
}

/**
 * Pools whose sizes differ by at most one; the units of a contingent, then of a province, are spread over them with
 * counts that differ by at most one; seeds likewise, before them: 1 and 2 of two pools stand in different ones. The same
 * units (in any order) and seed give the same pools. Fewer than one unit is refused.
 */
export function dividePools(
  units: readonly DrawUnit[],
  chart: Chart,
  seed: Seed,
): { ok: true; pools: DividedPool[] } | Refused<'no-units'> {
  if (units.length === 0) return refused('no-units');
  const random = createRandom(seed);
  const count = poolCount(units.length, chart);
  const numbers = random.shuffle(Array.from({ length: count }, (_, index) => index + 1));
  const pools: DividedPool[] = Array.from({ length: count }, (_, index) => ({ number: index + 1, unitIds: [] }));
  // Dealing one by one in an order where each contingent and each province is one run spreads every run evenly.
  const field = orderForSeparation(units, random);
  const poolOf = Int32Array.from(field.units, (_, index) => (numbers[index % count] as number) - 1);
  spreadSeeds(field, poolOf, count);
  field.units.forEach((unit, place) => pools[poolOf[place] as number]?.unitIds.push(unit.id));
  for (const pool of pools) pool.unitIds.sort((a, b) => a - b);
  return { ok: true, pools };
}

export interface JoinablePool {
  id: number;
  number: number;
  isDrawn: boolean;
  unitCount: number;
  /** Units of the joiner's own contingent that already stand in it. */
  ownContingentCount: number;
}

/**
 * The pool that somebody paid later joins: the smallest undrawn one with room, among equals the one with fewest of the
 * own contingent, then the first. `no-room` when every pool is drawn or full.
 */
export function joinPool(
  pools: readonly JoinablePool[],
  chart: Chart,
): { ok: true; poolId: number } | Refused<'no-room'> {
  const capacity = chart === 0 || chart === 2 ? Infinity : chart;
  const [best] = pools
    .filter((pool) => !pool.isDrawn && pool.unitCount < capacity)
    .sort((a, b) => a.unitCount - b.unitCount || a.ownContingentCount - b.ownContingentCount || a.number - b.number);
  return best ? { ok: true, poolId: best.id } : refused('no-room');
}
