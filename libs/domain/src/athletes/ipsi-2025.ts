// Preset "IPSI 2025": ages, match lengths and tanding classes of PB IPSI's rules (Skep-70/III/2025), editable once loaded.
import type { RoundPlan } from '../schedule/match-length';
import type { Gender } from '../words/genders';
import type { AgeBounds } from './age';
import type { WeightClass } from './class-for';

export interface PresetAgeCategory extends AgeBounds, RoundPlan {
  name: string;
  /** In order of age and weight; empty where the rules know no classes. */
  classes: readonly WeightClass[];
}

interface ClassRow {
  gender: Gender;
  /** Upper bound of an Under class, which begins at nothing. */
  under?: number;
  /** Lower bound of class A. */
  from: number;
  step: number;
  letters: string;
  /** The open classes as [name, above, up to]. */
  open: readonly (readonly [string, number, number | null])[];
}

const YOUNG = { roundCount: 2, roundSeconds: 90, breakSeconds: 60 };
const FULL = { roundCount: 3, roundSeconds: 120, breakSeconds: 60 };

const EARLY_CLASSES = both({ from: 26, step: 2, letters: 'ABCDEFGHIJKLMNOPQRS', open: [['Open', 64, 68]] });
const PRE_JUNIOR_CLASSES = both({ from: 30, step: 3, letters: 'ABCDEFGHIJKLMNOP', open: [['Open', 78, 84]] });
const JUNIOR_CLASSES = [
  ...classesOf({
    ...{ gender: 'male', under: 39, from: 39, step: 4, letters: 'ABCDEFGHIJKL' },
    open: [
      ['Open 1', 87, 100],
      ['Open 2', 100, null],
    ],
  }),
  ...classesOf({
    ...{ gender: 'female', under: 39, from: 39, step: 4, letters: 'ABCDEFGHIJ' },
    open: [
      ['Open 1', 79, 92],
      ['Open 2', 92, null],
    ],
  }),
];
const ADULT_CLASSES = [
  ...classesOf({
    ...{ gender: 'male', under: 45, from: 45, step: 5, letters: 'ABCDEFGHIJ' },
    open: [
      ['Open 1', 95, 110],
      ['Open 2', 110, null],
    ],
  }),
  ...classesOf({
    ...{ gender: 'female', under: 45, from: 45, step: 5, letters: 'ABCDEFGH' },
    open: [
      ['Open 1', 85, 100],
      ['Open 2', 100, null],
    ],
  }),
];

export const IPSI_2025: readonly PresetAgeCategory[] = [
  { name: 'Pra Usia Dini', aboveYears: null, upToYears: 5, ...YOUNG, classes: [] },
  { name: 'Usia Dini 1', aboveYears: 5, upToYears: 8, ...YOUNG, classes: [] },
  { name: 'Usia Dini 2', aboveYears: 8, upToYears: 11, ...YOUNG, classes: EARLY_CLASSES },
  { name: 'Pra Remaja', aboveYears: 11, upToYears: 14, ...FULL, classes: PRE_JUNIOR_CLASSES },
  { name: 'Remaja', aboveYears: 14, upToYears: 17, ...FULL, classes: JUNIOR_CLASSES },
  { name: 'Dewasa', aboveYears: 17, upToYears: 35, ...FULL, classes: ADULT_CLASSES },
  { name: 'Master 1', aboveYears: 35, upToYears: 45, ...YOUNG, classes: ADULT_CLASSES },
  { name: 'Master 2', aboveYears: 45, upToYears: null, ...YOUNG, roundSeconds: 60, classes: ADULT_CLASSES },
];

function both(row: Omit<ClassRow, 'gender'>): WeightClass[] {
  return [...classesOf({ ...row, gender: 'male' }), ...classesOf({ ...row, gender: 'female' })];
}

function classesOf({ gender, under, from, step, letters, open }: ClassRow): WeightClass[] {
  const lettered = [...letters].map((name, index) => ({
    name,
    gender,
    weightMin: from + index * step,
    weightMax: from + (index + 1) * step,
    includesMin: index === 0,
  }));
  const lightest =
    under === undefined
      ? []
      : [{ name: `Under ${under}`, gender, weightMin: null, weightMax: under, includesMin: false }];
  const heaviest = open.map(([name, weightMin, weightMax]) => ({
    name,
    gender,
    weightMin,
    weightMax,
    includesMin: false,
  }));
  return [...lightest, ...lettered, ...heaviest];
}
