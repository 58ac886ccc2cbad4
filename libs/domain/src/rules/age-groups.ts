// The age groups that the rulebook of 2025 sets rules for (art. 2.1), and to which of them an age category belongs.
import type { AgeBounds } from '../athletes/age';

/** In order of age; the upper bound of each in years, null without end. */
const UP_TO_YEARS = {
  'pra-usia-dini': 5,
  'usia-dini-1': 8,
  'usia-dini-2': 11,
  'pra-remaja': 14,
  remaja: 17,
  dewasa: 35,
  'master-1': 45,
  'master-2': null,
} as const satisfies Record<string, number | null>;

export type AgeGroup = keyof typeof UP_TO_YEARS;
export const AGE_GROUPS = Object.keys(UP_TO_YEARS) as readonly AgeGroup[];

const YOUNG: readonly AgeGroup[] = ['pra-usia-dini', 'usia-dini-1', 'usia-dini-2', 'pra-remaja'];

/** Pra Usia Dini, Usia Dini 1 and 2, Pra Remaja; the others are grown. */
export const isYoung = (group: AgeGroup): boolean => YOUNG.includes(group);

/**
 * The group whose rules hold for a category, in years: that of its oldest athletes. An organiser's own category, say up to
 * 12, falls under the first group that is not younger. Without an upper bound it is Master 2 above 45, and Dewasa else.
 */
export function ageGroupOf({ aboveYears, upToYears }: AgeBounds): AgeGroup {
  if (upToYears === null) return aboveYears !== null && aboveYears >= 45 ? 'master-2' : 'dewasa';
  return AGE_GROUPS.find((group) => upToYears <= (UP_TO_YEARS[group] ?? Infinity)) ?? 'master-2';
}
