// Dividing a class over pools, and where somebody paid later goes (domain-rules, Draw (tanding)).
import { fieldOf, MIXES } from '../../test/field-cases';
import { sha256 } from '../sha256';
import type { Chart, DrawUnit } from './draw-unit';
import { dividePools, joinPool, poolCount } from './pools';

const seed = (n: number) => n.toString(16).padStart(16, '0');

function divide(units: readonly DrawUnit[], chart: Chart, n = 1) {
  const divided = dividePools(units, chart, seed(n));
  if (!divided.ok) throw new Error(divided.code);
  return divided.pools;
}

describe('a class divided over pools', () => {
  it('has one pool for chart 0 and 2, otherwise as many as its size needs', () => {
    expect(([0, 2, 4, 6, 8, 16] as const).map((chart) => poolCount(17, chart))).toEqual([1, 1, 5, 3, 3, 2]);
  });

  it('loses nobody, doubles nobody, and has pools whose sizes differ by at most one', () => {
    for (let n = 1; n <= 130; n++) {
      for (const chart of [0, 2, 4, 6, 8, 16] as const) {
        const units = fieldOf(n, 'uniform', n % 6);
        const pools = divide(units, chart, n);
        const sizes = pools.map((pool) => pool.unitIds.length);
        expect(pools.flatMap((pool) => pool.unitIds).sort()).toEqual(units.map((unit) => unit.id).sort());
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        expect(pools.map((pool) => pool.number)).toEqual(pools.map((_, index) => index + 1));
        if (chart > 2) expect(Math.max(...sizes)).toBeLessThanOrEqual(chart);
      }
    }
  });

  it('has each contingent, then each province, spread over the pools as evenly as can be', () => {
    for (let n = 2; n <= 130; n++) {
      for (const mix of MIXES) {
        const units = fieldOf(n, mix, n % 6);
        const pools = divide(units, 4, n);
        const poolOf = new Map(pools.flatMap((pool) => pool.unitIds.map((id) => [id, pool.number])));
        for (const key of ['contingentId', 'provinceId'] as const) {
          const counts = new Map<number | null, number[]>();
          for (const unit of units) {
            const count = counts.get(unit[key]) ?? pools.map(() => 0);
            const index = (poolOf.get(unit.id) ?? 0) - 1;
            count[index] = (count[index] ?? 0) + 1;
            counts.set(unit[key], count);
          }
          const uneven = [...counts.values()].filter((count) => Math.max(...count) - Math.min(...count) > 1);
          expect(uneven).toEqual([]);
        }
      }
    }
  });

  it('is the same for the same units and seed, in whatever order they come', () => {
    const units = fieldOf(50, 'skewed');
    expect(divide([...units].reverse(), 8, 5)).toEqual(divide(units, 8, 5));
    expect(divide(units, 8, 6)).not.toEqual(divide(units, 8, 5));
  });

  it('lists its units by number, and any pool may be the larger one', () => {
    for (const { unitIds } of divide(fieldOf(40, 'uniform'), 8)) {
      expect(unitIds).toEqual([...unitIds].sort((one, other) => one - other));
    }
    const larger = Array.from({ length: 40 }, (_, n) =>
      divide(fieldOf(10, 'uniform'), 4, n).find(({ unitIds }) => unitIds.length === 4),
    );
    expect(new Set(larger.map((pool) => pool?.number))).toEqual(new Set([1, 2, 3]));
  });

  it('is by each seed what it always was: what was published can be divided again', () => {
    const divided = [1, 5, 9, 16, 23, 40, 64].flatMap((n) =>
      MIXES.flatMap((mix) =>
        ([4, 6, 8, 16] as const).map((chart) => {
          const units = fieldOf(n, mix, n % 6);
          const seeded = units.map((unit, i) => ({ ...unit, seedRank: n % 2 && i < 5 ? i + 1 : null }));
          return divide(seeded, chart, n * 31 + chart);
        }),
      ),
    );
    expect(sha256(JSON.stringify(divided))).toBe('517c8ea51906d49be7d8cc92b1da9eec37664a2c0f9cba01b515f50a14ddaeca');
  });

  it('without units is refused', () => {
    expect(dividePools([], 8, seed(1))).toEqual({ ok: false, code: 'no-units' });
  });
});

describe('somebody paid later', () => {
  const pool = (id: number, unitCount: number, isDrawn = false, ownContingentCount = 0) => ({
    ...{ id, number: id, unitCount, isDrawn, ownContingentCount },
  });

  it('joins the smallest undrawn pool with room', () => {
    expect(joinPool([pool(1, 3), pool(2, 1, true), pool(3, 2)], 4)).toEqual({ ok: true, poolId: 3 });
  });

  it('joins, of pools alike in size, the one with fewest of the own contingent, then the first', () => {
    expect(joinPool([pool(1, 3, false, 1), pool(2, 3), pool(3, 3)], 4)).toEqual({ ok: true, poolId: 2 });
  });

  it('finds no room where every pool is drawn or full', () => {
    expect(joinPool([pool(1, 4), pool(2, 1, true)], 4)).toEqual({ ok: false, code: 'no-room' });
  });

  it('always finds room in an undrawn pool of chart 0 or 2', () => {
    expect(joinPool([pool(1, 400)], 0)).toEqual({ ok: true, poolId: 1 });
    expect(joinPool([pool(1, 400)], 2)).toEqual({ ok: true, poolId: 1 });
  });
});
