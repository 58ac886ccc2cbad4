// The weight classes that a row of a rule set means (rulebook 2025, art. 3–7).
import type { WeightClass } from '../athletes/class-for';
import type { ClassRow } from './rule-set';

/** In order of weight: Under, the letters, the open ones. */
export function classesOf({ gender, under, from, step, letters, open }: ClassRow): WeightClass[] {
  const lettered = [...letters].map((name, index) => ({
    ...{ name, gender, includesMin: index === 0 },
    weightMin: from + index * step,
    weightMax: from + (index + 1) * step,
  }));
  const lightest =
    under === null ? [] : [{ name: `Under ${under}`, gender, weightMin: null, weightMax: under, includesMin: false }];
  const heaviest = open.map(({ name, above, upTo }) => {
    return { name, gender, weightMin: above, weightMax: upTo, includesMin: false };
  });
  return [...lightest, ...lettered, ...heaviest];
}
