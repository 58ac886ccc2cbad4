// Ages at a tournament and their categories (rulebook 2025).
import { ageGroupOf } from '../rules/age-groups';
import { IPSI_2022_SET } from '../rules/ipsi-2022';
import { SHIPPED_RULE_SETS } from '../rules/rule-sets';
import { ageCategoryFor, ageInMonths, ageInYears, fitsAge, monthsOfAge } from './age';
import { IPSI_2025, presetOf } from './ipsi-2025';

const START = '2026-11-21';
const categoryOf = (birthDate: string) => ageCategoryFor(IPSI_2025, birthDate, START)?.name;

describe('age at a tournament', () => {
  it('[R25-G02] counts whole months to the month in which the event starts, whatever the day', () => {
    expect(ageInMonths('2018-11-30', START)).toBe(96);
    expect(ageInMonths('2018-11-01', START)).toBe(96);
    expect(ageInYears('2018-12-01', START)).toBe(7);
    expect(ageInYears('2018-11-30', START)).toBe(8);
  });

  it('refuses what is no date', () => {
    expect(() => ageInMonths('21/11/2018', START)).toThrow(RangeError);
  });
});

describe('an age category', () => {
  it('[R25-G01] is above x up to y: who turns y in that month still fits, who turned y a month before does not', () => {
    expect(categoryOf('2018-11-30')).toBe('Usia Dini 1');
    expect(categoryOf('2018-10-31')).toBe('Usia Dini 2');
    expect(categoryOf('2015-11-01')).toBe('Usia Dini 2');
    expect(categoryOf('2015-10-31')).toBe('Pra Remaja');
    expect(categoryOf('2012-10-31')).toBe('Remaja');
    expect(categoryOf('2009-10-31')).toBe('Dewasa');
    expect(categoryOf('1991-11-01')).toBe('Dewasa');
    expect(categoryOf('1991-10-31')).toBe('Master 1');
    expect(categoryOf('1981-10-31')).toBe('Master 2');
    expect(categoryOf('1930-01-01')).toBe('Master 2');
    expect(categoryOf('2026-11-30')).toBe('Pra Usia Dini');
  });

  it('is exactly one for every month of birth, and none for a birth after the event', () => {
    for (let year = 1926; year <= 2026; year++) {
      for (let month = 1; month <= 12; month++) {
        const birth = `${year}-${String(month).padStart(2, '0')}-15`;
        const fitting = IPSI_2025.filter((category) => fitsAge(category, birth, START));
        expect(fitting).toHaveLength(year === 2026 && month === 12 ? 0 : 1);
      }
    }
  });

  it('[R25-G01] in whole years (IPSI 2022) is x to y completed: who turns y + 1 in that month is in the next one', () => {
    const ages = presetOf(IPSI_2022_SET);
    const nameOf = (birthDate: string) => ageCategoryFor(ages, birthDate, START)?.name;
    expect(nameOf('2023-11-30')).toBe('Singa');
    expect(nameOf('2019-12-01')).toBe('Singa');
    expect(nameOf('2019-11-30')).toBe('Macan');
    expect(nameOf('2010-12-31')).toBe('Usia 14–16');
    expect(nameOf('2009-11-30')).toBe('Usia 17–45');
    expect(nameOf('1965-11-30')).toBe('Pendekar (61 ke atas)');
    expect(nameOf('2023-12-01')).toBeUndefined();
  });

  it('of either counting is exactly one for every month of birth, and the group of its set', () => {
    for (const set of SHIPPED_RULE_SETS) {
      const ages = presetOf(set);
      const youngest = monthsOfAge(ages[0] ?? { aboveYears: 0, upToYears: 0, counting: set.ageCounting }).from;
      for (let months = youngest; months < 80 * 12; months++) {
        const birth = new Date(Date.UTC(2026, 10 - months, 15)).toISOString().slice(0, 10);
        const fitting = ages.filter((age) => fitsAge(age, birth, START));
        expect(fitting).toHaveLength(1);
      }
      expect(ages.map((age) => ageGroupOf(age, set).name)).toEqual(set.groups.map((group) => group.name));
    }
  });

  it('does not admit a grown woman to Remaja', () => {
    expect(categoryOf('1993-09-14')).toBe('Dewasa');
    const junior = IPSI_2025.find((category) => category.name === 'Remaja');
    expect(junior && fitsAge(junior, '1993-09-14', START)).toBe(false);
  });
});
