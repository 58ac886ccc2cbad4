// A key for programs ends by itself, within a year.
import fc from 'fast-check';
import { keyEndFault, lastDayOfKey } from './program-key';

const day = (offset: number): string =>
  new Date(Date.UTC(2026, 1, 27) + offset * 86_400_000).toISOString().slice(0, 10);

it('lasts from today to at most 366 days later, whatever the day', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: -800, max: 800 }), (from, more) => {
      const fault = keyEndFault(day(from + more), day(from));
      expect(fault).toBe(more < 0 ? 'past' : more > 366 ? 'too-far' : null);
    }),
  );
});

it('is offered no day that it may not have', () => {
  expect(lastDayOfKey('2027-02-28')).toBe('2028-02-29');
  expect(keyEndFault(lastDayOfKey('2026-11-26'), '2026-11-26')).toBeNull();
});
