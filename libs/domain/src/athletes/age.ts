// Age at a tournament and the age category it means (rulebook 2025: age in the month the event starts; above x up to y).

export interface AgeBounds {
  /** null: from birth. */
  aboveYears: number | null;
  /** null: without end. */
  upToYears: number | null;
}

/**
 * Age in whole months in the month the event starts: the day of the month does not count, so everybody born in one month
 * is of one age. Both dates `YYYY-MM-DD`; negative for a birth after the event.
 */
export function ageInMonths(birthDate: string, eventStart: string): number {
  return monthsOf(eventStart) - monthsOf(birthDate);
}

/** Completed years in that month. */
export function ageInYears(birthDate: string, eventStart: string): number {
  return Math.floor(ageInMonths(birthDate, eventStart) / 12);
}

/** Above x up to y: who turns y in the month of the start still fits, a month older does not. */
export function fitsAge(bounds: AgeBounds, birthDate: string, eventStart: string): boolean {
  const months = ageInMonths(birthDate, eventStart);
  if (months < 0) return false;
  const isAbove = bounds.aboveYears === null || months > bounds.aboveYears * 12;
  return isAbove && (bounds.upToYears === null || months <= bounds.upToYears * 12);
}

/** The first of the categories that fits, in the order given. */
export function ageCategoryFor<C extends AgeBounds>(
  categories: readonly C[],
  birthDate: string,
  eventStart: string,
): C | null {
  return categories.find((category) => fitsAge(category, birthDate, eventStart)) ?? null;
}

function monthsOf(date: string): number {
  const found = /^(\d{4})-(\d{2})-\d{2}/.exec(date);
  if (!found) throw new RangeError(`Not a date as YYYY-MM-DD: ${date}`);
  return Number(found[1]) * 12 + Number(found[2]);
}
