// What the desk asks once before a result is saved, and before a match of another day is begun (issue 30, 7).
import { localDateTime } from '../words/dates';
import type { ClockReading } from './match-clock';
import type { WinKind } from './win-kinds';

/**
 * `clock-not-started`: an opponent is out before the fight. `time-left`: it is decided on
 * points while time remains, or in any way while the clock runs. `verification-open`: the judges' answer is awaited.
 * `level-without-reason`: a win on points at equal scores that no rule explains.
 */
export type DeskCaution = 'clock-not-started' | 'time-left' | 'verification-open' | 'level-without-reason';

export interface DeskDecision {
  /** null: the match has no clock. */
  clock: Pick<ClockReading, 'round' | 'phase' | 'isRunning' | 'elapsedMs'> | null;
  winKind: WinKind;
  blueScore: number;
  redScore: number;
  /** The rules name this winner in this way, with their reason. */
  isProposed: boolean;
  isVerificationOpen: boolean;
}

/** In the order in which they are said; empty: it is saved at once. */
export function deskCautions(decision: DeskDecision): DeskCaution[] {
  const { clock, winKind, isProposed } = decision;
  const isNew = clock !== null && isUntouched(clock);
  const isEarly = clock !== null && !isNew && clock.phase !== 'over' && (winKind === 'angka' || clock.isRunning);
  const isLevel = winKind === 'angka' && decision.blueScore === decision.redScore && !isProposed;
  return [
    ...(isNew ? (['clock-not-started'] as const) : []),
    ...(isEarly ? (['time-left'] as const) : []),
    ...(decision.isVerificationOpen ? (['verification-open'] as const) : []),
    ...(isLevel ? (['level-without-reason'] as const) : []),
  ];
}

/** Whether it can end a match that was never fought. */
const IS_BEFORE_THE_FIGHT: Readonly<Record<WinKind, boolean>> = {
  ...{ angka: false, teknik: false, mutlak: false, wmp: false },
  ...{ 'undur-diri': true, diskualifikasi: true },
};

/**
 * The desk saves nothing else before the clock was started; a match that was fought on paper begins with one press on it.
 * A rule of the page: the server takes results without a clock, from programs and from later in the day.
 */
export function needsClock({ clock, winKind }: Pick<DeskDecision, 'clock' | 'winKind'>): boolean {
  return clock !== null && isUntouched(clock) && !IS_BEFORE_THE_FIGHT[winKind];
}

/** As it stood when the match was started. */
export function isUntouched({ round, phase, isRunning, elapsedMs }: NonNullable<DeskDecision['clock']>): boolean {
  return round === 1 && phase === 'round' && !isRunning && elapsedMs === 0;
}

/** A session that goes on past midnight is still of its day until six in the morning. */
const NIGHT_MS = 6 * 3_600_000;

/** `date` is `YYYY-MM-DD`, `now` in milliseconds since 1970. */
export function isOtherDay(date: string, now: number, timeZone: string): boolean {
  return [now, now - NIGHT_MS].every((instant) => localDateTime(instant, timeZone).date !== date);
}
