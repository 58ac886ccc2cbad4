// Papers before the first match: the doctor's letter and the statement (rulebook 2025, art. 2.5).
import fc from 'fast-check';
import { IPSI_2022_SET } from '../rules/ipsi-2022';
import { IPSI_2025, presetOf } from './ipsi-2025';
import { isLetterFresh, LETTER_DAYS, needsStatement, papersDueOn, papersLacking } from './papers';

const START = '2026-03-03';
const ageOf = (name: string) =>
  IPSI_2025.find((age) => age.name === name) ?? ({ aboveYears: null, upToYears: null, counting: 'above-to' } as const);
const letter = (healthLetterOn: string | null, hasStatement = false) => ({ healthLetterOn, hasStatement });

it.each([
  ['2026-02-24', true],
  ['2026-02-23', false],
  ['2026-03-03', true],
  ['2026-03-04', true],
  ['2025-03-03', false],
])('[R25-G07] a letter of %s is fresh for an event of 3 March 2026: %p', (day, isFresh) => {
  expect(isLetterFresh(day, START)).toBe(isFresh);
  const lacks = papersLacking(letter(day), { gender: 'male', age: ageOf('Dewasa') }, START);
  expect(lacks).toEqual(isFresh ? [] : ['health-letter']);
});

it('[R25-G07] without a letter everybody lacks it, whatever the age and gender', () => {
  for (const age of IPSI_2025) {
    for (const gender of ['male', 'female'] as const) {
      expect(papersLacking(letter(null, true), { gender, age }, START)).toEqual(['health-letter']);
    }
  }
});

it('[R25-G07] the limit is seven days, in every month and year', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-10'), max: new Date('2035-12-20'), noInvalidDate: true }),
      fc.integer({ min: 0, max: 30 }),
      (date, days) => {
        const start = date.toISOString().slice(0, 10);
        const day = new Date(Date.parse(`${start}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
        expect(isLetterFresh(day, start)).toBe(days <= LETTER_DAYS);
      },
    ),
  );
});

it('[R25-G08] a statement is asked of female athletes of Remaja and Dewasa alone', () => {
  const asked = IPSI_2025.filter((age) => needsStatement('female', age)).map((age) => age.name);
  expect(asked).toEqual(['Remaja', 'Dewasa']);
  expect(IPSI_2025.some((age) => needsStatement('male', age))).toBe(false);
  // also of a set that counts in whole years: whose category reaches into these ages
  const in2022 = presetOf(IPSI_2022_SET).filter((age) => needsStatement('female', age));
  expect(in2022.map((age) => age.name)).toEqual(['Usia 14–16', 'Usia 17–45']);
  const dewasa = { gender: 'female' as const, age: ageOf('Dewasa') };
  expect(papersLacking(letter(START), dewasa, START)).toEqual(['statement']);
  expect(papersLacking(letter(START, true), dewasa, START)).toEqual([]);
  expect(papersLacking(letter(null), dewasa, START)).toEqual(['health-letter', 'statement']);
});

it('papers are due on the day before, or when the organiser says', () => {
  expect(papersDueOn(null, START)).toBe('2026-03-02');
  expect(papersDueOn(null, '2026-03-01')).toBe('2026-02-28');
  expect(papersDueOn('2026-02-20', START)).toBe('2026-02-20');
});
