// The fee of a day, at both ends of each time.
import { feeOn } from './fee-dates';

const fees = { registrationFee: 250, earlyFee: 200, lateFee: 300 };
const dates = { earlyUntil: '2026-04-30', lateFrom: '2026-05-20' };

it('the early fee holds through its last day, the late one from its first', () => {
  const asked = ['2026-04-30', '2026-05-01', '2026-05-19', '2026-05-20'].map((day) => feeOn(day, fees, dates));
  expect(asked).toEqual([200, 250, 250, 300]);
});

it('without a date or without a fee of its own it is the usual one', () => {
  expect(feeOn('2026-01-01', fees, { earlyUntil: null, lateFrom: null })).toBe(250);
  expect(feeOn('2026-01-01', { ...fees, earlyFee: null }, dates)).toBe(250);
  expect(feeOn('2026-06-01', { ...fees, lateFee: null }, dates)).toBe(250);
});

it('an early fee of nothing is a fee', () => {
  expect(feeOn('2026-01-01', { ...fees, earlyFee: 0 }, dates)).toBe(0);
});
