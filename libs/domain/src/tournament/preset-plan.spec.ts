// What the preset would add, over generated states of what stands.
import fc from 'fast-check';
import { IPSI_2025 } from '../athletes/ipsi-2025';
import { planPreset, type StandingAge } from './preset-plan';

const WHOLE: StandingAge[] = IPSI_2025.map(({ name, classes }, index) => ({ id: index + 1, name, classes }));
const plan = (standing: StandingAge[], classified: number[] = []) =>
  planPreset(IPSI_2025, standing, new Set(classified));

describe('The preset', () => {
  it('makes all of it where nothing stands, without an overlap or a gap', () => {
    const ages = plan([]);
    expect(ages.map((age) => age.id)).toEqual(IPSI_2025.map(() => null));
    expect(ages.reduce((sum, age) => sum + age.newClasses.length, 0)).toBe(174);
    expect(ages.flatMap((age) => age.warnings)).toEqual([]);
    expect(ages.filter((age) => age.classification === 'none').map((age) => age.name)).toEqual([
      'Pra Usia Dini',
      'Usia Dini 1',
    ]);
  });

  it('adds nothing where all of it stands, and classifies only what is not classified', () => {
    const ages = plan(WHOLE, [6]);
    expect(ages.flatMap((age) => age.newClasses)).toEqual([]);
    expect(ages.find((age) => age.name === 'Dewasa')?.classification).toBe('there');
    expect(ages.find((age) => age.name === 'Remaja')?.classification).toBe('new');
  });

  it('leaves a class that people changed, says so, and warns of the gap that it makes', () => {
    const changed = WHOLE.map((age) =>
      age.name === 'Dewasa'
        ? {
            ...age,
            classes: age.classes.map((one) =>
              one.name === 'A' && one.gender === 'male' ? { ...one, weightMax: 49 } : one,
            ),
          }
        : age,
    );
    const dewasa = plan(changed).find((age) => age.name === 'Dewasa');
    expect(dewasa?.newClasses).toEqual([]);
    expect(dewasa?.different).toMatchObject([{ standing: { weightMax: 49 }, preset: { weightMax: 50 } }]);
    expect(dewasa?.warnings).toMatchObject([{ gender: 'male', kind: 'gap', from: 49, to: 50 }]);
  });

  it('done once has nothing left to do, whatever part of it stood before', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(400), { maxLength: 60 }), fc.subarray(WHOLE), (removed, ages) => {
        let number = 0;
        const standing = ages.map((age) => ({
          ...age,
          classes: age.classes.filter(() => !removed.includes((number += 1))),
        }));
        const first = plan(standing);
        const after = first.map((age, index) => ({
          ...{ id: age.id ?? 100 + index, name: age.name },
          classes: [...(standing.find((one) => one.name === age.name)?.classes ?? []), ...age.newClasses],
        }));
        const second = plan(
          after,
          after.map((age) => age.id),
        );
        expect(second.filter((age) => age.id === null || age.newClasses.length > 0)).toEqual([]);
        expect(second.some((age) => age.classification === 'new')).toBe(false);
        expect(second.flatMap((age) => age.warnings)).toEqual([]);
      }),
    );
  });
});
