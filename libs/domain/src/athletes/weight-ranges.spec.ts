// Overlaps and gaps between weight classes.
import fc from 'fast-check';
import { fitsClass, type ClassBounds } from './class-for';
import { IPSI_2025 } from './ipsi-2025';
import { rangeWarnings } from './weight-ranges';

const kg = (weightMin: number | null, weightMax: number | null, includesMin = false): ClassBounds => ({
  weightMin,
  weightMax,
  includesMin,
});
const found = (...classes: ClassBounds[]) => rangeWarnings(classes).map(({ kind, from, to }) => [kind, from, to]);

describe('Weight classes of one age and gender', () => {
  it('follow each other when each starts above where the one before ends', () => {
    expect(found(kg(45, 50, true), kg(50, 55), kg(55, null))).toEqual([]);
    expect(found(kg(55, null), kg(45, 50, true), kg(50, 55))).toEqual([]);
  });

  it('of the preset neither overlap nor leave a gap', () => {
    for (const { name, classes } of IPSI_2025) {
      for (const gender of ['male', 'female']) {
        const warnings = rangeWarnings(classes.filter((one) => one.gender === gender));
        expect([name, gender, warnings]).toEqual([name, gender, []]);
      }
    }
  });

  it('leave a gap between an upper bound and a higher lower bound', () => {
    expect(found(kg(45, 50), kg(52, 55))).toEqual([['gap', 50, 52]]);
  });

  it('overlap when a weight fits two of them, also far below the last', () => {
    expect(found(kg(45, 51), kg(50, 55))).toEqual([['overlap', 50, 51]]);
    expect(found(kg(30, 90), kg(40, 45), kg(50, 55))).toEqual([
      ['overlap', 40, 45],
      ['overlap', 50, 55],
    ]);
    expect(found(kg(45, 50), kg(45, 50))).toEqual([['overlap', 45, 50]]);
  });

  it('overlap at one weight when both include it, and leave it out when neither does', () => {
    expect(found(kg(45, 50), kg(50, 55, true))).toEqual([['overlap', 50, 50]]);
    expect(found(kg(null, 39), kg(39, 43))).toEqual([['gap', 39, 39]]);
    expect(found(kg(null, 39), kg(39, 43, true))).toEqual([]);
  });

  it('without a warning take each weight between the first and the last exactly once', () => {
    const bound = fc.integer({ min: 0, max: 12 });
    const one = fc
      .tuple(bound, bound, fc.boolean())
      .filter(([a, b]) => a < b)
      .map(([a, b, includes]) => kg(a, b, includes));
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 4 }), (classes) => {
        const lowest = Math.min(...classes.map((c) => c.weightMin ?? 0));
        const highest = Math.max(...classes.map((c) => c.weightMax ?? 0));
        const weights = Array.from({ length: (highest - lowest) * 2 - 1 }, (_, step) => lowest + (step + 1) / 2);
        const isClean = weights.every((weight) => classes.filter((c) => fitsClass(c, weight)).length === 1);
        if (rangeWarnings(classes).length === 0) expect(isClean).toBe(true);
      }),
    );
  });
});
