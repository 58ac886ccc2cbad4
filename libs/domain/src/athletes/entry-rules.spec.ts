// What an athlete may be entered as.
import { isDrawnOtherwise, misfitOfAge, refusalOfClass, type ChosenClass, type EnteredAs } from './entry-rules';

const remaja = { aboveYears: 14, upToYears: 17, counting: 'above-to' } as const;
const classB: ChosenClass = { ageCategoryId: 3, gender: 'male', weightMin: 50, weightMax: 55, includesMin: false };
const athlete: EnteredAs = { kind: 'tanding', ageCategoryId: 3, gender: 'male', bodyWeight: 52 };

describe('An age category', () => {
  it('must hold the athlete on the start of every tournament', () => {
    const now = { name: 'Open', startDate: '2026-11-01' };
    const later = { name: 'Piala', startDate: '2027-06-01' };
    expect(misfitOfAge(remaja, '2009-12-10', [now])).toBeNull();
    expect(misfitOfAge(remaja, '2009-12-10', [now, later])).toBe(later);
    expect(misfitOfAge(remaja, '2009-12-10', [])).toBeNull();
  });
});

describe('A class', () => {
  it('fits when it is of the age and gender and holds the weight', () => {
    expect(refusalOfClass(athlete, classB)).toBeNull();
    expect(refusalOfClass({ ...athlete, bodyWeight: 55 }, classB)).toBeNull();
  });

  it('is required for tanding and refused for seni', () => {
    expect(refusalOfClass(athlete, null)).toBe('required');
    expect(refusalOfClass({ ...athlete, kind: 'seni' }, null)).toBeNull();
    expect(refusalOfClass({ ...athlete, kind: 'seni' }, classB)).toBe('not-for-seni');
  });

  it.each([
    ['other-age', { ageCategoryId: 4 }],
    ['other-gender', { gender: 'female' as const }],
    ['weight', { bodyWeight: 50 }],
    ['weight', { bodyWeight: 55.01 }],
  ])('is refused for %s', (refusal, change) => {
    expect(refusalOfClass({ ...athlete, ...change }, classB)).toBe(refusal);
  });
});

describe('A drawn athlete', () => {
  const drawn = { gender: 'male' as const, matchCategoryId: 1, ageCategoryId: 3, categoryClassId: 9, nomor: '' };

  it.each([
    { gender: 'female' as const },
    { matchCategoryId: 2 },
    { ageCategoryId: 4 },
    { categoryClassId: null },
    { nomor: 'x' },
  ])('is drawn otherwise with %o', (change) => {
    expect(isDrawnOtherwise(drawn, { ...drawn, ...change })).toBe(true);
    expect(isDrawnOtherwise(drawn, { ...drawn })).toBe(false);
  });
});
