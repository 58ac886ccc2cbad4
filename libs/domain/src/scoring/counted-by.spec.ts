// Who counts a running match, and whose its points are: by cases and on generated ones.
import fc from 'fast-check';
import { COUNTED_BY, countedBy, counterNow } from './counted-by';

const point = (is_by_phone: boolean) => ({ is_by_phone });

it('tells whose the points are: nobody’s yet, one hand’s, or of several', () => {
  expect(countedBy({ points: [], counted: [] })).toBe('judges');
  expect(countedBy({ points: [], counted: [1] })).toBe('desk');
  expect(countedBy({ points: [point(true)], counted: [] })).toBe('phone');
  expect(countedBy({ points: [point(false)], counted: [] })).toBe('judges');
  expect(countedBy({ points: [point(false)], counted: [1] })).toBe('mixed');
  expect(countedBy({ points: [point(true), point(false)], counted: [] })).toBe('mixed');
  expect(countedBy({ points: [point(true)], counted: [1] })).toBe('mixed');
});

it('marks everything but the full panel', () => {
  expect(COUNTED_BY.judges).toBeNull();
  expect([COUNTED_BY.desk, COUNTED_BY.phone, COUNTED_BY.mixed]).toEqual([
    'dihitung meja',
    'dihitung satu ponsel',
    'dihitung bergantian',
  ]);
});

it('is the turn of the judges whenever enough are there, else of the phone that holds its seat, else of the desk', () => {
  fc.assert(
    fc.property(fc.nat(10), fc.integer({ min: 2, max: 5 }), fc.boolean(), (judges, agree, hasPhone) => {
      const counter = counterNow({ judges, agree, hasPhone });
      expect(counter === 'judges').toBe(judges >= agree);
      expect(counter === 'phone').toBe(judges < agree && hasPhone);
      expect(counter === 'desk').toBe(judges < agree && !hasPhone);
    }),
  );
});
