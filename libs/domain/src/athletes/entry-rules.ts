// What an athlete may be entered as: age category on every tournament, class by kind, age, gender and weight
// (Spec 2 §2 "Team member form"; domain-rules, "Where the database holds a rule").
import type { MatchKind } from '../words/labels';
import type { Gender } from '../words/genders';
import { type AgeBounds, fitsAge } from './age';
import { type ClassBounds, fitsClass } from './class-for';

/** The first tournament on whose start (`YYYY-MM-DD`) the birth date is outside the age category; null: none. */
export function misfitOfAge<T extends { startDate: string }>(
  bounds: AgeBounds,
  birthDate: string,
  tournaments: readonly T[],
): T | null {
  return tournaments.find(({ startDate }) => !fitsAge(bounds, birthDate, startDate)) ?? null;
}

export interface EnteredAs {
  kind: MatchKind;
  ageCategoryId: number;
  gender: Gender;
  /** kg; null: not told. */
  bodyWeight: number | null;
}

export interface ChosenClass extends ClassBounds {
  ageCategoryId: number;
  gender: Gender;
}

export type ClassRefusal = 'required' | 'not-for-seni' | 'other-age' | 'other-gender' | 'weight' | 'weight-missing';

/** Class and weight are required for tanding; seni has no class. It must be of the age and gender, and hold the weight. */
export function refusalOfClass(athlete: EnteredAs, chosen: ChosenClass | null): ClassRefusal | null {
  if (athlete.kind === 'seni') return chosen ? 'not-for-seni' : null;
  if (athlete.bodyWeight === null) return 'weight-missing';
  if (!chosen) return 'required';
  if (chosen.ageCategoryId !== athlete.ageCategoryId) return 'other-age';
  if (chosen.gender !== athlete.gender) return 'other-gender';
  return fitsClass(chosen, athlete.bodyWeight) ? null : 'weight';
}

/** What a draw has fixed about an athlete. */
export interface DrawnAs {
  gender: Gender;
  matchCategoryId: number;
  ageCategoryId: number;
  categoryClassId: number | null;
  /** The event within its category; empty: none. */
  nomor: string;
}

export const isDrawnOtherwise = (drawn: DrawnAs, wanted: DrawnAs): boolean =>
  drawn.gender !== wanted.gender ||
  drawn.matchCategoryId !== wanted.matchCategoryId ||
  drawn.ageCategoryId !== wanted.ageCategoryId ||
  drawn.categoryClassId !== wanted.categoryClassId ||
  drawn.nomor !== wanted.nomor;
