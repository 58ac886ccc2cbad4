// What stays behind where the days of a tournament are moved.
import { leftBehind } from './moved-days';

const BEFORE = { startDate: '2026-12-05', endDate: '2026-12-07' };
const scheduled = ['2026-12-04', '2026-12-05', '2026-12-07'].map((date) => ({ date, schedules: 2 }));
/** Above 14 up to 17. */
const entered = (birthDate: string) => ({
  ...{ name: birthDate, birthDate, aboveYears: 14, upToYears: 17 },
  counting: 'above-to' as const,
});
const NOBODY = { scheduled: [], entered: [] };

it('are the schedules of the days that it no longer has, but for those that were outside before', () => {
  const days = (startDate: string, endDate: string) =>
    leftBehind(BEFORE, { startDate, endDate }, { ...NOBODY, scheduled }).days.map(({ date }) => date);
  expect(days('2026-12-05', '2026-12-07')).toEqual([]);
  expect(days('2026-12-01', '2026-12-31')).toEqual([]);
  expect(days('2026-12-06', '2026-12-08')).toEqual(['2026-12-05']);
  expect(days('2026-12-12', '2026-12-14')).toEqual(['2026-12-05', '2026-12-07']);
});

it('[R25-G02] are athletes whose age is another one in the month of the new start', () => {
  const misfits = (startDate: string) =>
    leftBehind(
      BEFORE,
      { startDate, endDate: startDate },
      { ...NOBODY, entered: [entered('2009-12-20'), entered('2012-12-01'), entered('2011-11-01')] },
    ).misfits.map(({ name }) => name);
  expect(misfits('2026-12-31')).toEqual([]);
  // who is 17 in December is above it in January; who was too young before is no news
  expect(misfits('2027-01-01')).toEqual(['2009-12-20']);
  // and who was 15 in December is not above 14 yet, a year earlier
  expect(misfits('2025-11-01')).toEqual(['2011-11-01']);
});
