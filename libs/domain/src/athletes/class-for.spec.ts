// The IPSI 2025 preset and the class of an athlete by weight (rulebook 2025, tanding classes).
import type { Gender } from '../words/genders';
import { classByEntryName, classFor, fitsClass } from './class-for';
import { IPSI_2025 } from './ipsi-2025';

const classesOf = (age: string) => IPSI_2025.find((category) => category.name === age)?.classes ?? [];
const nameFor = (age: string, gender: Gender, weight: number) => classFor(classesOf(age), gender, weight)?.name;

describe('the preset IPSI 2025', () => {
  it('[R25-T01] sets rounds of 1:30 for the youngest and Master 1, of 2:00 from Pra Remaja to Dewasa, of 1:00 for Master 2', () => {
    const plans = IPSI_2025.map((age) => `${age.name} ${age.roundCount} × ${age.roundSeconds}, ${age.breakSeconds}`);
    expect(plans.slice(1)).toEqual([
      ...['Usia Dini 1 2 × 90, 60', 'Usia Dini 2 2 × 90, 60'],
      ...['Pra Remaja 3 × 120, 60', 'Remaja 3 × 120, 60', 'Dewasa 3 × 120, 60'],
      ...['Master 1 2 × 90, 60', 'Master 2 2 × 60, 60'],
    ]);
  });

  it('[R25-G10] has 174 tanding events', () => {
    expect(IPSI_2025.flatMap((category) => category.classes)).toHaveLength(174);
  });

  it('has as many classes for each age and gender as the rulebook', () => {
    const counts = Object.fromEntries(
      IPSI_2025.map(({ name, classes }) => [
        name,
        (['male', 'female'] as const).map((gender) => classes.filter((c) => c.gender === gender).length),
      ]),
    );
    expect(counts).toEqual({
      ...{ 'Pra Usia Dini': [0, 0], 'Usia Dini 1': [0, 0], 'Usia Dini 2': [20, 20], 'Pra Remaja': [17, 17] },
      ...{ Remaja: [15, 13], Dewasa: [13, 11], 'Master 1': [13, 11], 'Master 2': [13, 11] },
    });
  });

  it('names the last lettered classes with the rulebook’s bounds', () => {
    const bounds = (age: string, gender: Gender, name: string) => {
      const found = classesOf(age).find((c) => c.gender === gender && c.name === name);
      return [found?.weightMin, found?.weightMax];
    };
    expect(bounds('Usia Dini 2', 'female', 'S')).toEqual([62, 64]);
    expect(bounds('Usia Dini 2', 'male', 'Open')).toEqual([64, 68]);
    expect(bounds('Pra Remaja', 'male', 'P')).toEqual([75, 78]);
    expect(bounds('Remaja', 'male', 'L')).toEqual([83, 87]);
    expect(bounds('Remaja', 'female', 'J')).toEqual([75, 79]);
    expect(bounds('Remaja', 'female', 'Open 2')).toEqual([92, null]);
    expect(bounds('Dewasa', 'male', 'J')).toEqual([90, 95]);
    expect(bounds('Master 2', 'female', 'H')).toEqual([80, 85]);
    expect(bounds('Dewasa', 'male', 'Under 45')).toEqual([null, 45]);
  });

  it('gives each name once per age and gender', () => {
    for (const { classes } of IPSI_2025) {
      expect(new Set(classes.map((c) => `${c.gender} ${c.name}`)).size).toBe(classes.length);
    }
  });
});

describe('a weight', () => {
  it('falls into exactly one class from the lightest to the heaviest', () => {
    for (const { classes } of IPSI_2025) {
      for (const gender of ['male', 'female'] as const) {
        const own = classes.filter((c) => c.gender === gender);
        const heaviest = own[own.length - 1]?.weightMax ?? 150;
        const lightest = own[0]?.weightMin ?? 1;
        for (let grams = lightest * 10; own.length > 0 && grams <= heaviest * 10; grams++) {
          expect(own.filter((c) => fitsClass(c, grams / 10))).toHaveLength(1);
        }
      }
    }
  });

  it('at a bound belongs to the lighter class, but class A includes its lower bound', () => {
    expect(nameFor('Remaja', 'male', 38.99)).toBe('Under 39');
    expect(nameFor('Remaja', 'male', 39)).toBe('A');
    expect(nameFor('Remaja', 'male', 43)).toBe('A');
    expect(nameFor('Remaja', 'male', 43.01)).toBe('B');
    expect(nameFor('Usia Dini 2', 'female', 26)).toBe('A');
    expect(nameFor('Dewasa', 'male', 110)).toBe('Open 1');
    expect(nameFor('Dewasa', 'male', 110.5)).toBe('Open 2');
  });

  it('outside of every class has none', () => {
    expect(nameFor('Usia Dini 2', 'male', 25.9)).toBeUndefined();
    expect(nameFor('Usia Dini 2', 'male', 68.1)).toBeUndefined();
    expect(nameFor('Usia Dini 1', 'male', 30)).toBeUndefined();
  });
});

describe('a class named in an entry list', () => {
  const named = (age: string, gender: Gender, text: string) => classByEntryName(classesOf(age), gender, text)?.name;

  it('may be written with or without "Kelas", in any case', () => {
    for (const text of ['Kelas A', 'A', 'a', ' kelas  A ']) expect(named('Remaja', 'female', text)).toBe('A');
    expect(named('Remaja', 'male', 'Open 1')).toBe('Open 1');
  });

  it('Under means the Under class of that age', () => {
    expect(named('Remaja', 'male', 'Under')).toBe('Under 39');
    expect(named('Dewasa', 'female', 'under')).toBe('Under 45');
    expect(named('Pra Remaja', 'male', 'Under')).toBeUndefined();
  });

  it('is unknown where the age has none of that name', () => {
    expect(named('Pra Remaja', 'female', 'Kelas Z')).toBeUndefined();
    expect(named('Remaja', 'female', 'Kelas L')).toBeUndefined();
    expect(named('Remaja', 'male', 'Kelas L')).toBe('L');
  });
});
