// Age at a tournament and the age category it means (rulebook 2025: age in the month the event starts; above x up to y).

/** `above-to`: above x up to y, in the month of the start; `whole-years`: x to y completed years. */
export const AGE_COUNTINGS = ['above-to', 'whole-years'] as const;
export type AgeCounting = (typeof AGE_COUNTINGS)[number];

export interface AgeBounds {
  /** In whole years the first that belongs to it. null: from birth. */
  aboveYears: number | null;
  /** null: without end. */
  upToYears: number | null;
  counting: AgeCounting;
}

/** The youngest and the oldest age that fit, in whole months; `to` may be Infinity. */
export function monthsOfAge({ aboveYears, upToYears, counting }: AgeBounds): { from: number; to: number } {
  const isWhole = counting === 'whole-years';
  return {
    from: aboveYears === null ? 0 : aboveYears * 12 + (isWhole ? 0 : 1),
    to: upToYears === null ? Infinity : upToYears * 12 + (isWhole ? 11 : 0),
  };
}

/**
 * Age in whole months in the month the event starts: the day of the month does not count, so everybody born in one month
 * is of one age. Both dates `YYYY-MM-DD`; negative for a birth after the event.
 */
export function ageInMonths(birthDate: string, eventStart: string): number {
  return monthsOf(eventStart) - monthsOf(birthDate);
}

/** As `ageInMonths`, in completed years. */
export function ageInYears(birthDate: string, eventStart: string): number {
  return Math.floor(ageInMonths(birthDate, eventStart) / 12);
}

/**
 * Above x up to y: who turns y in the month of the start still fits, a month older does not. In whole years: who has
 * completed x to y by then.
 */
export function fitsAge(bounds: AgeBounds, birthDate: string, eventStart: string): boolean {
  const months = ageInMonths(birthDate, eventStart);
  const { from, to } = monthsOfAge(bounds);
  return months >= from && months <= to;
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
