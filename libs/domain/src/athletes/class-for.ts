// The tanding class of an athlete by weight (rulebook 2025, tanding classes; Spec 2 §2 Team member form).
import type { Gender } from '../words/genders';

/** Bounds in kg; null: open on that side. */
export interface ClassBounds {
  weightMin: number | null;
  weightMax: number | null;
  /** The first lettered class of its age and gender includes its lower bound. */
  includesMin: boolean;
}

/** What is taken for the weight of an athlete, in kg: what lies outside was typed wrong. */
export const WEIGHT_KG = { min: 5, max: 300 } as const;

/** The only class of an age that is not fought by weight (rulebook 2025, art. 3.2.a): opponents are found by age, height and weight. */
export const CLASSLESS_NAME = 'Tanpa Kelas';
export const isPairedByHeight = ({ weightMin, weightMax }: Pick<ClassBounds, 'weightMin' | 'weightMax'>): boolean =>
  weightMin === null && weightMax === null;

export interface WeightClass extends ClassBounds {
  name: string;
  gender: Gender;
}

/** Above a up to b. A class without lower bound ("Under 39") ends below its upper bound: the next one includes that. */
export function fitsClass(bounds: ClassBounds, weight: number): boolean {
  const { weightMin, weightMax, includesMin } = bounds;
  if (weightMin === null) return weightMax === null || weight < weightMax;
  const isAbove = includesMin ? weight >= weightMin : weight > weightMin;
  return isAbove && (weightMax === null || weight <= weightMax);
}

/** The class for a gender and weight among the classes of one age category: the first that fits; null when none does. */
export function classFor<C extends WeightClass>(classes: readonly C[], gender: Gender, weight: number): C | null {
  return classes.find((c) => c.gender === gender && fitsClass(c, weight)) ?? null;
}

/**
 * The class that an entry list means: 'Kelas A', 'a' and 'A' are A; 'Under' is the Under class of that age, whatever its
 * bound. null when there is none of that name.
 */
export function classByEntryName<C extends WeightClass>(classes: readonly C[], gender: Gender, text: string): C | null {
  const wanted = plainName(text);
  const own = classes.filter((c) => c.gender === gender);
  return (
    own.find((c) => plainName(c.name) === wanted) ??
    (wanted === 'under' ? own.find((c) => plainName(c.name).startsWith('under')) : undefined) ??
    null
  );
}

function plainName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^kelas /, '')
    .replace(/^bebas\b/, 'open')
    .replace(/^open (i{1,2})$/, (_, count: string) => `open ${count.length}`);
}
