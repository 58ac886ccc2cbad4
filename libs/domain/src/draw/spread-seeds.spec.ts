// Seeds over pools (domain-rules, Draw (tanding): Seeds, Pools).
import fc from 'fast-check';
import { fieldOf, MIXES } from '../../test/field-cases';
import type { DrawUnit } from './draw-unit';
import { dividePools } from './pools';

const seedOf = (n: number) => n.toString(16).padStart(16, '0');

function divide(units: readonly DrawUnit[], chart: 4 | 6 | 8 | 16, n: number): DrawUnit[][] {
  const divided = dividePools(units, chart, seedOf(n));
  if (!divided.ok) throw new Error(divided.code);
  return divided.pools.map((pool) => pool.unitIds.map((id) => units.find((unit) => unit.id === id) as DrawUnit));
}

const gap = (counts: number[]) => Math.max(...counts) - Math.min(...counts);

describe('a class with seeds divided over pools', () => {
  it('has the seeds of each block in different pools, and loses nobody, doubles nobody, keeps sizes within one', () => {
    const cases = fc.tuple(
      fc.integer({ min: 2, max: 90 }),
      fc.constantFrom(...MIXES),
      fc.constantFrom(4, 6, 8, 16),
      fc.integer({ min: 1, max: 16 }),
      fc.nat(),
    );
    fc.assert(
      fc.property(cases, ([n, mix, chart, most, shift]) => {
        const seedCount = Math.min(most, n);
        const units = fieldOf(n, mix, shift % 6).map((unit, i) => ({
          ...unit,
          seedRank: i < seedCount ? i + 1 : null,
        }));
        const pools = divide(units, chart as 4, shift);
        expect(
          pools
            .flat()
            .map((unit) => unit.id)
            .sort(),
        ).toEqual(units.map((unit) => unit.id).sort());
        expect(gap(pools.map((pool) => pool.length))).toBeLessThanOrEqual(1);
        for (let from = 0; from < seedCount; from += pools.length) {
          const ofBlock = pools.map(
            (pool) =>
              pool.filter(({ seedRank }) => seedRank && seedRank > from && seedRank <= from + pools.length).length,
          );
          expect(Math.max(...ofBlock)).toBe(1);
        }
      }),
    );
  });

  it('keeps each contingent spread within one wherever its seeds leave that open', () => {
    for (let n = 6; n <= 90; n++) {
      for (const mix of MIXES) {
        const units = fieldOf(n, mix, n % 6).map((unit, i) => ({ ...unit, seedRank: i < 4 ? i + 1 : null }));
        const pools = divide(units, 8, n);
        const contingents = [...new Set(units.map((unit) => unit.contingentId))];
        const uneven = contingents.filter(
          (id) => gap(pools.map((pool) => pool.filter((unit) => unit.contingentId === id).length)) > 1,
        );
        expect({ n, mix, uneven }).toEqual({ n, mix, uneven: [] });
      }
    }
  });

  it('is the same for the same units and seed, in whatever order they come', () => {
    const units = fieldOf(50, 'skewed').map((unit, i) => ({ ...unit, seedRank: i < 5 ? i + 1 : null }));
    expect(dividePools([...units].reverse(), 8, seedOf(5))).toEqual(dividePools(units, 8, seedOf(5)));
  });
});
