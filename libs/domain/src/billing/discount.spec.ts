// Discounts to the rupiah, on single cases and on generated bills.
import fc from 'fast-check';
import { discountKey, discountOf, faultOfCode, sharedOut } from './discount';

const numRuns = Number(process.env.FUZZ_RUNS ?? 400);
const sum = (amounts: readonly number[]): bigint => amounts.reduce((all, one) => all + BigInt(one), 0n);
/** As large as the API takes them. */
const fee = fc.integer({ min: 0, max: 1_000_000_000 });
const fees = fc.array(fee, { minLength: 1, maxLength: 30 });

it('a tenth of three fees, the odd rupiah stays with the payer', () => {
  expect(discountOf([100_000, 100_000, 33_333], { percent: 10, amount: null })).toEqual([9_999, 10_000, 3_334]);
  expect(discountOf([5, 5], { percent: 50, amount: null })).toEqual([2, 3]);
});

it('a sum above the fees takes the fees, no more', () => {
  expect(discountOf([100, 50], { percent: null, amount: 1_000 })).toEqual([100, 50]);
});

it('comes to its sum exactly, and takes no fee below nothing', () => {
  fc.assert(
    fc.property(fees, fc.integer({ min: 1, max: 100 }), fee, fc.boolean(), (of, percent, amount, isPercent) => {
      const off = discountOf(of, isPercent ? { percent, amount: null } : { percent: null, amount });
      const all = sum(of);
      const wanted = isPercent ? (all * BigInt(percent)) / 100n : BigInt(amount) < all ? BigInt(amount) : all;
      expect(sum(off)).toBe(wanted);
      for (const [index, one] of off.entries()) {
        expect(one).toBeGreaterThanOrEqual(0);
        expect(one).toBeLessThanOrEqual(of[index] ?? 0);
      }
    }),
    { numRuns },
  );
});

it('a sum that is shared out stays the sum, whatever it is shared by', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_000_000_000_000 }), fees, (total, weights) => {
      const parts = sharedOut(total, weights);
      expect(sum(parts)).toBe(BigInt(total));
      expect(parts).toHaveLength(weights.length);
      expect(parts.every((part) => part >= 0)).toBe(true);
    }),
    { numRuns },
  );
});

it('a code is the same in small letters and with blanks', () => {
  expect(discountKey(' sahabat 10 ')).toBe('SAHABAT10');
});

it('a code is refused once it is closed, over or used up, in this order, and not a day or a bill before', () => {
  const code = { percent: 10, amount: null, isOpen: true, validUntil: '2026-05-01', mostUses: 2, uses: 1 };
  expect(faultOfCode(code, '2026-05-01')).toBeNull();
  expect(faultOfCode(code, '2026-05-02')).toBe('code-over');
  expect(faultOfCode(code, '2026-05-01', 2)).toBe('code-used-up');
  expect(faultOfCode({ ...code, uses: 2 }, '2026-05-01')).toBe('code-used-up');
  expect(faultOfCode({ ...code, uses: 9, mostUses: null, validUntil: null }, '2999-01-01')).toBeNull();
  expect(faultOfCode({ ...code, isOpen: false }, '2026-05-02')).toBe('code-closed');
});
