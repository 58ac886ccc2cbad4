// Pools of performances and their order keep every rule on generated fields (domain-rules, Draw (seni)).
import fc from 'fast-check';
import { fieldOf, MIXES } from '../../test/field-cases';
import type { DrawUnit } from '../draw/draw-unit';
import { drawPerformanceOrder } from './performance-order';
import { dividePerformances } from './performance-pools';
import { closestPoolSize, poolPlan, poolSizeOptions, poolSizes } from './pool-sizes';

const seedOf = (n: number) => n.toString(16).padStart(16, '0');

function order(units: readonly DrawUnit[], n = 1): number[] {
  const drawn = drawPerformanceOrder(units, seedOf(n));
  if (!drawn.ok) throw new Error(drawn.code);
  return drawn.unitIds;
}

function divide(units: readonly DrawUnit[], size: number, n = 1): number[][] {
  const divided = dividePerformances(units, size, seedOf(n));
  if (!divided.ok) throw new Error(divided.code);
  return divided.pools.map((pool) => pool.unitIds);
}

function neighbours(unitIds: readonly number[], units: readonly DrawUnit[]): number {
  const contingents = new Map(units.map((unit) => [unit.id, unit.contingentId]));
  return unitIds.filter((id, i) => i > 0 && contingents.get(id) === contingents.get(unitIds[i - 1] as number)).length;
}

/** The fewest neighbours of one contingent in any order, by trying all. */
function fewest(contingents: readonly number[], last: number | null = null): number {
  if (contingents.length === 0) return 0;
  return Math.min(
    ...[...new Set(contingents)].map((one) => {
      const rest = [...contingents];
      rest.splice(rest.indexOf(one), 1);
      return (one === last ? 1 : 0) + fewest(rest, one);
    }),
  );
}

describe('the pools of a seni event', () => {
  it('are full ones and a last one with the rest', () => {
    expect(poolSizes(12, 4)).toEqual([4, 4, 4]);
    expect(poolSizes(7, 4)).toEqual([4, 3]);
    expect(poolSizes(1, 1)).toEqual([1]);
  });

  it('take the closest size on offer where the wanted one is none any more', () => {
    expect([2, 4, 5, 6, 9].map((size) => closestPoolSize(7, size))).toEqual([2, 4, 5, 5, 7]);
    expect([closestPoolSize(1, 4), closestPoolSize(0, 4)]).toEqual([1, 0]);
  });

  it('have the sizes asked for, and lose and double nobody', () => {
    for (let n = 1; n <= 60; n++) {
      for (const size of poolSizeOptions(n)) {
        const units = fieldOf(n, 'skewed', n % 6);
        const pools = divide(units, size, n);
        expect(pools.map((pool) => pool.length)).toEqual(poolSizes(n, size));
        expect(pools.flat().sort()).toEqual(units.map((unit) => unit.id).sort());
      }
    }
  });

  it('share out each contingent and each province: pools of one size differ by at most one', () => {
    for (let n = 2; n <= 60; n++) {
      for (const mix of MIXES) {
        const units = fieldOf(n, mix, n % 6);
        const size = poolSizeOptions(n).find((one) => one >= 4) ?? n;
        const pools = divide(units, size, n).filter((pool) => pool.length === size);
        for (const key of ['contingentId', 'provinceId'] as const) {
          const keyOf = new Map(units.map((unit) => [unit.id, unit[key]]));
          for (const value of new Set(keyOf.values())) {
            const counts = pools.map((pool) => pool.filter((id) => keyOf.get(id) === value).length);
            expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
          }
        }
      }
    }
  });

  it('give a smaller last pool no more of a contingent than a full one may get', () => {
    for (let n = 5; n <= 60; n++) {
      const units = fieldOf(n, 'uniform', n % 6);
      for (const size of poolSizeOptions(n).filter((one) => n % one !== 0)) {
        const pools = divide(units, size, n);
        const last = pools.at(-1) as number[];
        for (const contingent of new Set(units.map((unit) => unit.contingentId))) {
          const count = (pool: number[]) =>
            pool.filter((id) => units.find((unit) => unit.id === id)?.contingentId === contingent).length;
          const all = units.filter((unit) => unit.contingentId === contingent).length;
          expect(count(last)).toBeLessThanOrEqual(Math.ceil((all * last.length) / n) + 1);
        }
      }
    }
  });

  it('are the same for the same units and seed, in whatever order they come', () => {
    const units = fieldOf(30, 'skewed');
    expect(divide([...units].reverse(), 6, 5)).toEqual(divide(units, 6, 5));
    expect(divide(units, 6, 6)).not.toEqual(divide(units, 6, 5));
  });

  it('are refused without units, and for a size that is not on offer', () => {
    expect(dividePerformances([], 4, seedOf(1))).toEqual({ ok: false, code: 'no-units' });
    expect(dividePerformances(fieldOf(9, 'uniform'), 8, seedOf(1))).toEqual({ ok: false, code: 'pool-size' });
    expect(dividePerformances(fieldOf(9, 'uniform'), 10, seedOf(1))).toEqual({ ok: false, code: 'pool-size' });
  });
});

describe('the order of performance', () => {
  it('holds everybody once', () => {
    for (let n = 1; n <= 80; n++) {
      for (const mix of MIXES) {
        const units = fieldOf(n, mix, n % 6);
        expect(order(units, n).sort()).toEqual(units.map((unit) => unit.id).sort());
      }
    }
  });

  it('lets two of one contingent follow each other only as often as every order must', () => {
    const contingents = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(contingents, fc.nat(), (drawn, n) => {
        const units = drawn.map((contingentId, i) => ({ id: i + 1, contingentId, provinceId: null }));
        expect(neighbours(order(units, n), units)).toBe(fewest(drawn));
      }),
    );
  });

  it('gives every unit every place', () => {
    const units = [1, 1, 2, 3].map((contingentId, i) => ({ id: i + 1, contingentId, provinceId: null }));
    const seen = new Set<string>();
    for (let n = 1; n <= 400; n++) order(units, n).forEach((id, place) => seen.add(`${id} ${place}`));
    expect(seen.size).toBe(16);
  });

  it('is the same for the same units and seed, in whatever order they come, and another for another seed', () => {
    const units = fieldOf(20, 'uniform');
    expect(order([...units].reverse(), 7)).toEqual(order(units, 7));
    expect(order(units, 8)).not.toEqual(order(units, 7));
  });

  it('keeps those without a contingent apart from nobody, and is refused without units', () => {
    const units = [1, 2, 3].map((id) => ({ id, contingentId: null, provinceId: null }));
    expect(order(units).sort()).toEqual([1, 2, 3]);
    expect(drawPerformanceOrder([], seedOf(1))).toEqual({ ok: false, code: 'no-units' });
  });
});

describe('one wish for many events', () => {
  const wanted = { poolSize: 8, advanceCount: 3 };

  it('makes one pool of an event with fewer, from which nobody goes on', () => {
    expect(poolPlan(5, wanted)).toEqual({ poolSize: 5, advanceCount: null });
    expect(poolPlan(1, wanted)).toEqual({ poolSize: 1, advanceCount: null });
  });

  it('takes the closest size on offer, and lets fewer go on than its smallest pool has', () => {
    expect(poolPlan(24, wanted)).toEqual({ poolSize: 8, advanceCount: 3 });
    expect(poolPlan(5, { poolSize: 2, advanceCount: 3 })).toEqual({ poolSize: 2, advanceCount: null });
    expect(poolPlan(7, { poolSize: 5, advanceCount: 3 })).toEqual({ poolSize: 5, advanceCount: 1 });
    expect(poolPlan(24, { poolSize: 8, advanceCount: null })).toEqual({ poolSize: 8, advanceCount: null });
  });
});
