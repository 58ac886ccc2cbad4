// What stays behind where the days of a tournament are moved: schedules of its old days, and athletes whose age counts anew.
import { type AgeBounds, fitsAge } from '../athletes/age';

export interface Days {
  /** `YYYY-MM-DD`, as all of these. */
  startDate: string;
  endDate: string;
}

export interface ScheduledDay {
  date: string;
  schedules: number;
}

export type EnteredAge = AgeBounds & { birthDate: string };

export interface LeftBehind<Entered> {
  /** Days of schedules that were within the tournament's days, and are no longer. */
  days: ScheduledDay[];
  /** Who fitted the age category, and does not in the month of the new start (art. 2.3). */
  misfits: Entered[];
}

/** What was outside before, or did not fit before, is no news. */
export function leftBehind<Entered extends EnteredAge>(
  before: Days,
  after: Days,
  { scheduled, entered }: { scheduled: readonly ScheduledDay[]; entered: readonly Entered[] },
): LeftBehind<Entered> {
  const isWithin = (date: string, { startDate, endDate }: Days) => date >= startDate && date <= endDate;
  const fits = (one: Entered, { startDate }: Days) => fitsAge(one, one.birthDate, startDate);
  return {
    days: scheduled.filter(({ date }) => isWithin(date, before) && !isWithin(date, after)),
    misfits: entered.filter((one) => fits(one, before) && !fits(one, after)),
  };
}
