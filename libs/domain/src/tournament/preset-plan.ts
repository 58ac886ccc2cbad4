// What a preset of ages and classes would add to what stands, and what is odd about the outcome (issue of set-up).
import type { PresetAgeCategory } from '../athletes/ipsi-2025';
import type { WeightClass } from '../athletes/class-for';
import { rangeWarnings, type RangeWarning } from '../athletes/weight-ranges';
import { GENDERS } from '../words/genders';

/** An age category that stands, with its classes; both are found by name. */
export interface StandingAge {
  id: number;
  name: string;
  classes: readonly WeightClass[];
}

export interface PlannedAge {
  name: string;
  preset: PresetAgeCategory;
  /** null: it will be made. */
  id: number | null;
  newClasses: WeightClass[];
  /** Classes that stand with other weights than the preset's: they stay as they are. */
  different: { standing: WeightClass; preset: WeightClass }[];
  /** `none`: the rules know no classes here, so there is nothing to classify. */
  classification: 'new' | 'there' | 'none';
  /** Of the age's classes as they will stand. */
  warnings: (RangeWarning<WeightClass> & { gender: WeightClass['gender'] })[];
}

/**
 * Only adds: a name that stands is never changed, so doing it twice does nothing the second time. `classified` are the
 * ages for which the tournament has a classification already, whatever its name and classes.
 */
export function planPreset(
  preset: readonly PresetAgeCategory[],
  standing: readonly StandingAge[],
  classified: ReadonlySet<number>,
): PlannedAge[] {
  return preset.map((age) => {
    const there = standing.find((one) => one.name === age.name);
    const known = (wanted: WeightClass) =>
      there?.classes.find((one) => one.name === wanted.name && one.gender === wanted.gender);
    const newClasses = age.classes.filter((one) => !known(one));
    const different = age.classes.flatMap((one) => {
      const stands = known(one);
      return stands && !isSameRange(stands, one) ? [{ standing: stands, preset: one }] : [];
    });
    const outcome = [...(there?.classes ?? []), ...newClasses];
    return {
      ...{ name: age.name, preset: age, id: there?.id ?? null, newClasses, different },
      classification: age.classes.length === 0 ? 'none' : there && classified.has(there.id) ? 'there' : 'new',
      warnings: GENDERS.flatMap((gender) =>
        rangeWarnings(outcome.filter((one) => one.gender === gender)).map((warning) => ({ ...warning, gender })),
      ),
    };
  });
}

const isSameRange = (a: WeightClass, b: WeightClass): boolean =>
  a.weightMin === b.weightMin && a.weightMax === b.weightMax && a.includesMin === b.includesMin;
