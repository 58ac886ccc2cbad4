// Plans the performances of the demo on one mat: pools whose best go on, the first battles, then the other pools, and on the
// second day what decides.
import type { SeniMode } from '@gelanggang/contract/seni-options';
import { type DayHours, USUAL_HOURS } from './demo-timetable';

/** What a performance takes of the mat, with the judges' scores after it. */
export const SLOT_MINUTES = 5;
/** From its opening, the first day is as long as this. */
const DAY_MINUTES = 9 * 60;
const LAST_START = 23 * 60 + 50;

export interface OpenSlot {
  id: number;
  mode: SeniMode;
  stage: number;
  round: number;
  /** The best of its pool go on to another stage, which is drawn once all have performed. */
  goesOn: boolean;
}

export interface PlannedPerformance extends OpenSlot {
  /** From 0, the tournament's first. */
  day: number;
  /** Minutes since midnight. */
  start: number;
}

/** `open`: in order; a battle's rows together. `taken`: what is planned already. */
export function planSeni(
  open: readonly OpenSlot[],
  hours: DayHours,
  taken: readonly PlannedPerformance[],
): PlannedPerformance[] {
  const isFirst = (one: OpenSlot) => one.stage === 1 && one.round === 1;
  const inOrder = [
    ...open.filter((one) => isFirst(one) && one.goesOn),
    ...open.filter((one) => isFirst(one) && one.mode === 'battle' && !one.goesOn),
    ...open.filter((one) => isFirst(one) && one.mode === 'default' && !one.goesOn),
    ...open.filter((one) => !isFirst(one)).sort((a, b) => a.stage - b.stage || b.mode.localeCompare(a.mode)),
  ];
  const planned: PlannedPerformance[] = [];
  let { day, start } = taken.at(-1) ?? { day: 0, start: hours.opening - SLOT_MINUTES };
  for (const one of inOrder) {
    start += SLOT_MINUTES;
    const { opening, breakFrom, breakTo } = day === 0 ? hours : USUAL_HOURS;
    if (start < breakTo && start + SLOT_MINUTES > breakFrom) start = breakTo;
    const isOver = start > Math.min(opening + DAY_MINUTES, LAST_START);
    if (day === 0 && (isOver || !isFirst(one))) [day, start] = [1, USUAL_HOURS.opening];
    planned.push({ ...one, day, start });
  }
  return planned;
}
