// The weigh-in (rulebook 2025: no tolerance).
import fc from 'fast-check';
import { fitsClass } from './class-for';
import { HEAVIEST, LIGHTEST, losesByWeighIn, weighIn } from './weigh-in';

const classB = { weightMin: 50, weightMax: 55, includesMin: false };

describe('a weigh-in', () => {
  it('[R25-G04] has no tolerance: 55 kg is in B, 55.01 and 50 are not', () => {
    expect(weighIn(classB, 55)).toBe('present');
    expect(weighIn(classB, 55.01)).toBe('out-of-class');
    expect(weighIn(classB, 50)).toBe('out-of-class');
  });

  it('knows who did not come', () => {
    expect(weighIn(classB, null)).toBe('absent');
  });

  it('lets exactly those fight who are in their class', () => {
    const kg = fc.integer({ min: LIGHTEST * 100, max: HEAVIEST * 100 }).map((grams) => grams / 100);
    const bounds = fc.record({
      weightMin: fc.option(kg),
      weightMax: fc.option(kg),
      includesMin: fc.boolean(),
    });
    fc.assert(
      fc.property(bounds, kg, (own, weight) => {
        expect(losesByWeighIn(weighIn(own, weight))).toBe(!fitsClass(own, weight));
      }),
    );
  });
});
