// Deductions of judges: only what most of them saw counts.
import fc from 'fast-check';
import { judgedPenalty } from './judged-penalty';

it('costs what more than half of the judges deducted at least, and not a hundredth more', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 10 }), (deductions) => {
      const penalty = judgedPenalty(deductions);
      const atLeast = (points: number) => deductions.filter((one) => one >= points).length;
      expect(2 * atLeast(penalty)).toBeGreaterThan(deductions.length);
      expect(2 * atLeast(penalty + 1)).toBeLessThanOrEqual(deductions.length);
    }),
  );
});

it('of four judges needs three; the order in which they sit does not matter', () => {
  expect(judgedPenalty([50, 0, 50, 0])).toBe(0);
  expect(judgedPenalty([50, 0, 50, 100])).toBe(50);
  expect(judgedPenalty([0, 100, 50, 50])).toBe(50);
  expect(judgedPenalty([0, 0, 0, 50])).toBe(0);
  expect(judgedPenalty([])).toBe(0);
});
