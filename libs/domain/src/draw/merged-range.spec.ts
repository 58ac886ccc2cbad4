// The weights of merged classes.
import { IPSI_2025 } from '../athletes/ipsi-2025';
import { fitsClass } from '../athletes/class-for';
import { GENDERS } from '../words/genders';
import { mergedRange } from './merged-range';

const range = (weightMin: number | null, weightMax: number | null, includesMin = false) => ({
  ...{ weightMin, weightMax, includesMin },
});

describe('the weights of merged classes', () => {
  it('reach from the lowest bound to the highest, whatever their order', () => {
    expect(mergedRange([range(50, 55), range(39, 43, true), range(45, 50)])).toEqual(range(39, 55, true));
  });

  it('are open above where one of the classes is', () => {
    expect(mergedRange([range(110, null), range(95, 110)])).toEqual(range(95, null));
    expect(mergedRange([range(null, 45), range(45, null, true)])).toEqual(range(null, null));
  });

  it('[R25-G10] begin at nothing with an Under class, and hold the upper bound of the heavier one', () => {
    expect(mergedRange([range(45, 50, true), range(null, 45)])).toEqual(range(0, 50, true));
    expect(mergedRange([range(null, 45)])).toEqual(range(null, 45));
  });

  it('[R25-G10] end below the upper bound where only an Under class reaches it', () => {
    expect(mergedRange([range(null, 45), range(39, 43, true)])).toEqual(range(null, 45));
    expect(mergedRange([range(0, 30, true), range(null, 45)])).toEqual(range(null, 45));
  });

  it('[R25-G04] hold every weight that one of the classes holds: nobody is out of class for being merged', () => {
    const out: unknown[] = [];
    for (const { name, classes } of IPSI_2025) {
      for (const gender of GENDERS) {
        const own = classes.filter((one) => one.gender === gender);
        for (const sources of own.flatMap((_, first) => [own.slice(first, first + 2), own.slice(first, first + 3)])) {
          const merged = mergedRange(sources);
          const bounds = sources.flatMap(({ weightMin, weightMax }) => [weightMin ?? 1, weightMax ?? 300]);
          for (const weight of bounds.flatMap((kg) => [kg - 0.01, kg, kg + 0.01])) {
            const isHeld = sources.some((one) => fitsClass(one, weight));
            if (isHeld && !fitsClass(merged, weight)) out.push([name, gender, sources.map((one) => one.name), weight]);
          }
        }
      }
    }
    expect(out).toEqual([]);
  });
});
