// Divides the units of a seni event over pools of performances (domain-rules, Draw (seni)).
import type { DrawUnit } from '../draw/draw-unit';
import type { DividedPool } from '../draw/pools';
import { orderForSeparation } from '../draw/separation-order';
import { createRandom, type Seed } from '../random';
import { refused, type Refused } from '../refusal';
import { poolSizeOptions, poolSizes } from './pool-sizes';

/**
 * Pools of `poolSize`, the last one with the rest. A contingent, then a province, has in pools of one size counts that
 * differ by at most one. The same units (in any order) and seed give the same pools.
 */
export function dividePerformances(
  units: readonly DrawUnit[],
  poolSize: number,
  seed: Seed,
): { ok: true; pools: DividedPool[] } | Refused<'no-units' | 'pool-size'> {
  if (units.length === 0) return refused('no-units');
  if (!poolSizeOptions(units.length).includes(poolSize)) return refused('pool-size');
  const random = createRandom(seed);
  const sizes = poolSizes(units.length, poolSize);
  const dealing = dealingOrder(sizes, random.shuffle(sizes.map((_, index) => index)));
  const pools: DividedPool[] = sizes.map((_, index) => ({ number: index + 1, unitIds: [] }));
  // each contingent and each province is one run of this order, and every run of the dealing visits all pools alike
  orderForSeparation(units, random).units.forEach((unit, index) => {
    pools[dealing[index] as number]?.unitIds.push(unit.id);
  });
  for (const pool of pools) pool.unitIds.sort((a, b) => a - b);
  return { ok: true, pools };
}

/** Which pool takes the next unit: every pool as often as it is large, spread as evenly as can be. */
function dealingOrder(sizes: readonly number[], tieOrder: readonly number[]): number[] {
  const rank = new Map(tieOrder.map((pool, index) => [pool, index]));
  return sizes
    .flatMap((size, pool) => Array.from({ length: size }, (_, place) => ({ pool, at: (place + 0.5) / size })))
    .sort((a, b) => a.at - b.at || (rank.get(a.pool) ?? 0) - (rank.get(b.pool) ?? 0))
    .map(({ pool }) => pool);
}
