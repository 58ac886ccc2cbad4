// Lays the running day of the demo around the clock: half of it is over at the moment at which the demo is made.
import { type DayHours, planDay, type PlanMatch, type PlannedMatch, USUAL_HOURS } from './demo-timetable';

export interface FittedDay {
  hours: DayHours;
  planned: PlannedMatch[];
  /** Minutes from the opening until now, by which it is decided what is over. */
  elapsed: number;
}

const STEP = 5;
const LAST_MINUTE = 24 * 60 - STEP;

const roundDown = (minutes: number): number => Math.floor(minutes / STEP) * STEP;

/**
 * `now`: minutes since midnight. Rounds the opening down, so that nothing starts ahead of its plan. Where the day would
 * leave the calendar day it begins at midnight or ends at 23:55, and now falls earlier or later in it.
 */
export function fitDay(matches: readonly PlanMatch[], arenaCount: number, now: number): FittedDay {
  const usual = planDay(matches, arenaCount);
  const middle = middleOf(usual) - USUAL_HOURS.opening;
  const length = Math.max(USUAL_HOURS.opening, ...usual.map((one) => one.end)) - USUAL_HOURS.opening;
  const wanted = roundDown(now - middle);
  const opening = Math.max(0, Math.min(wanted, roundDown(LAST_MINUTE - length)));
  const elapsed = opening === wanted ? middle : now - opening;
  const hours = hoursFrom(opening, opening + elapsed);
  return { hours, planned: planDay(matches, arenaCount, hours), elapsed };
}

/** When half of the matches have begun; not in the break, nor as the arenas come back from it. */
function middleOf(planned: readonly PlannedMatch[]): number {
  const starts = planned.map((one) => one.start).sort((a, b) => a - b);
  const middle = starts[Math.floor(starts.length / 2)] ?? USUAL_HOURS.opening;
  return isAroundBreak(middle, USUAL_HOURS) ? USUAL_HOURS.breakTo + 2 * AROUND_BREAK : middle;
}

/** Minutes before and after the break in which an arena may stand idle. */
const AROUND_BREAK = 20;

function isAroundBreak(minute: number, { breakFrom, breakTo }: DayHours): boolean {
  return minute > breakFrom - AROUND_BREAK && minute < breakTo + AROUND_BREAK;
}

/** A break that would empty all arenas just now comes later instead. */
function hoursFrom(opening: number, now: number): DayHours {
  const shift = opening - USUAL_HOURS.opening;
  const hours = { opening, breakFrom: USUAL_HOURS.breakFrom + shift, breakTo: USUAL_HOURS.breakTo + shift };
  if (!isAroundBreak(now, hours)) return hours;
  const delay = roundDown(now) + 2 * AROUND_BREAK - hours.breakFrom;
  return { opening, breakFrom: hours.breakFrom + delay, breakTo: hours.breakTo + delay };
}
