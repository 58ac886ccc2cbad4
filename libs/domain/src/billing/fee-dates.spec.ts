// The fee of a day, at both ends of each time.
import { feeOn, feePeriods, feePeriodTexts } from './fee-dates';

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

describe('What is asked from a day on', () => {
  const texts = (today: string, own: Partial<typeof fees> = {}, days: Partial<typeof dates> = {}) =>
    feePeriodTexts(feePeriods(today, { ...fees, ...own }, { ...dates, ...days }), String);

  it('is told with the days on which it changes, what is over no longer', () => {
    expect(texts('2026-04-30')).toEqual(['200 sampai 30 Apr', '250 mulai 1 Mei', '300 mulai 20 Mei']);
    expect(texts('2026-05-01')).toEqual(['250 sampai 19 Mei', '300 mulai 20 Mei']);
    expect(texts('2026-05-20')).toEqual(['300']);
  });

  it('is one fee where a day changes nothing', () => {
    const none = { earlyFee: null as never, lateFee: null as never };
    expect(texts('2026-04-01', none)).toEqual(['250']);
    expect(texts('2026-04-01', { lateFee: 250 })).toEqual(['200 sampai 30 Apr', '250 mulai 1 Mei']);
    expect(texts('2026-04-01', {}, { earlyUntil: null as never, lateFrom: null as never })).toEqual(['250']);
  });

  it('leaves out a usual fee that no day asks, over the end of a month and a year', () => {
    const days = { earlyUntil: '2026-12-31', lateFrom: '2027-01-01' };
    expect(texts('2026-12-31', {}, days)).toEqual(['200 sampai 31 Des', '300 mulai 1 Jan']);
  });

  it('says of each day what is asked on it', () => {
    for (const today of ['2026-04-29', '2026-04-30', '2026-05-01', '2026-05-19', '2026-05-20']) {
      expect(feePeriods(today, fees, dates)[0]?.fee).toBe(feeOn(today, fees, dates));
    }
  });
});
