// Checking a published order of performance: what was really drawn passes, any meddling is found.
import fc from 'fast-check';
import { fieldOf, MIXES } from '../../test/field-cases';
import type { DrawUnit } from '../draw/draw-unit';
import { entriesText } from '../draw/entries-text';
import { sha256 } from '../sha256';
import { checkOrder, ORDER_ALGORITHM, orderDifferences, type RecordedOrder } from './check-order';
import { drawPerformanceOrder } from './performance-order';

const seedOf = (n: number) => n.toString(16).padStart(16, '0');

function recorded(units: readonly DrawUnit[], n: number): RecordedOrder {
  const drawn = drawPerformanceOrder(units, seedOf(n));
  if (!drawn.ok) throw new Error(drawn.code);
  return {
    ...{ algorithm: ORDER_ALGORITHM, seed: seedOf(n), fingerprint: sha256(entriesText(units)) },
    ...{ entries: [...units].reverse(), order: drawn.unitIds },
  };
}

const cases = fc.tuple(fc.integer({ min: 2, max: 40 }), fc.constantFrom(...MIXES), fc.nat());

describe('a published order of performance', () => {
  it('of any pool passes when nobody touched it', () => {
    fc.assert(
      fc.property(cases, ([n, mix, shift]) => {
        const check = checkOrder(recorded(fieldOf(n, mix, shift % 6), shift));
        expect(check).toMatchObject({ isFingerprintSame: true, isVersionKnown: true, isOrderSame: true });
      }),
    );
  });

  it('with any two exchanged is found out, and the two places are named', () => {
    fc.assert(
      fc.property(cases, fc.nat(), fc.nat(), ([n, mix, shift], a, b) => {
        const draw = recorded(fieldOf(n, mix, shift % 6), shift);
        const [one, other] = [a % n, b % n].sort((x, y) => x - y) as [number, number];
        fc.pre(one !== other);
        const order = [...draw.order];
        [order[one], order[other]] = [order[other]!, order[one]!];
        const check = checkOrder({ ...draw, order });
        expect(check).toMatchObject({ isFingerprintSame: true, isOrderSame: false });
        expect(check.differences.map((difference) => difference.place)).toEqual([one + 1, other + 1]);
      }),
    );
  });

  it('fails when an entry was changed after the draw, or one was left out', () => {
    const draw = recorded(fieldOf(12, 'uniform'), 7);
    const [first, ...others] = draw.entries as [DrawUnit, ...DrawUnit[]];
    expect(checkOrder({ ...draw, entries: [{ ...first, contingentId: 999 }, ...others] }).isFingerprintSame).toBe(
      false,
    );
    expect(checkOrder({ ...draw, entries: others })).toMatchObject({ isFingerprintSame: false, isOrderSame: false });
    expect(checkOrder({ ...draw, entries: [] })).toMatchObject({ isOrderSame: false, order: [] });
  });

  it('of a version that is not known is not called wrong', () => {
    expect(checkOrder({ ...recorded(fieldOf(5, 'uniform'), 1), algorithm: 99 })).toMatchObject({
      ...{ isVersionKnown: false, isOrderSame: false, isFingerprintSame: true },
    });
  });

  it('that stands longer or shorter than it was drawn differs at its end', () => {
    expect(orderDifferences([1, 2], [1])).toEqual([{ place: 2, expected: 2, found: null }]);
    expect(orderDifferences([1], [1, 2])).toEqual([{ place: 2, expected: null, found: 2 }]);
  });
});
