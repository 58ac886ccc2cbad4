// The times that the table keeps beside the clock of the match, and what follows when one is up (rulebook 2025).
import { refused, type Refused } from '../refusal';
import { type Corner, otherCorner } from '../words/corners';
import type { FaultRules } from './faults';
import type { StopKind } from './stops';
import { timerTexts } from './timer-texts';

export const TIMER_KINDS = ['uniform', 'protector', 'doctor', 'calls', 'passive'] as const;
export type TimerKind = (typeof TIMER_KINDS)[number];

export const TIMER_LABELS: Readonly<Record<TimerKind, string>> = timerTexts.labels;

/** So often an athlete is called (art. 11.6.g.5), … */
export const CALLS = 3;
/** … so many milliseconds apart; after the third one as much is left. */
export const CALL_MS = 30_000;

/** In milliseconds, with the article; a protector's minute is from the referees' slides of Central Java. */
export const TIMER_RULES: Readonly<Record<TimerKind, { ms: number; article: string }>> = {
  uniform: { ms: 180_000, article: '9.1.a.8, 11.6.d.2.l' },
  protector: { ms: 60_000, article: '11.6.d.2' },
  doctor: { ms: 120_000, article: '11.6.g.2.b' },
  calls: { ms: CALLS * CALL_MS, article: '11.6.g.5' },
  passive: { ms: 10_000, article: '11.6.d.1.e, 9.4.a.6.1.4' },
};

/** While it runs the clock of the match stands; a passive athlete is watched in the middle of the round. */
export const STANDS_CLOCK: Readonly<Record<TimerKind, boolean>> = {
  uniform: true,
  protector: true,
  doctor: true,
  calls: false,
  passive: false,
};

/**
 * How one ends. `in-time`: changed, there, or moving again; `late`: not so when the time was up; `fit`, `unfit`,
 * `injured-by-fault`: what the doctor says, and whose fault it was; `cancelled`: begun by mistake.
 */
export const TIMER_OUTCOMES = ['in-time', 'late', 'fit', 'unfit', 'injured-by-fault', 'cancelled'] as const;
export type TimerOutcome = (typeof TIMER_OUTCOMES)[number];

const OUTCOMES: Readonly<Record<TimerKind, readonly TimerOutcome[]>> = {
  uniform: ['in-time', 'late', 'cancelled'],
  protector: ['in-time', 'late', 'cancelled'],
  doctor: ['fit', 'unfit', 'injured-by-fault', 'cancelled'],
  calls: ['in-time', 'late', 'cancelled'],
  passive: ['in-time', 'late', 'cancelled'],
};

/** As a sheet says it. */
export function outcomeText(kind: TimerKind, outcome: TimerOutcome | null): string {
  if (outcome === null) return timerTexts.running;
  if (outcome === 'cancelled') return timerTexts.cancelled;
  if (outcome === 'injured-by-fault') return timerTexts.injuredByFault;
  return outcome === 'late' || outcome === 'unfit' ? timerTexts.late[kind] : timerTexts.inTime[kind];
}

/** What a time that was up, or the doctor, means for the corner; the step of a fault follows from the rules of penalties. */
export type TimerConsequence =
  | { of: 'nothing' }
  | { of: 'fault'; fault: string }
  | { of: 'stop'; stop: Extract<StopKind, 'unfit' | 'injured-by-fault'> }
  /** The opponent wins: undur diri, for the desk to record. */
  | { of: 'absence' };

/** The fault of the rulebook's list that a time too long means. */
function faultOf(kind: TimerKind, isYoung: boolean): string | null {
  if (kind === 'passive') return isYoung ? 'm-pasif' : 'g-pasif';
  // the list of the young has no line of its own for a uniform: what it costs is time
  if (kind === 'uniform') return isYoung ? 'm-pura-pura' : 'g-pakaian';
  if (kind === 'protector') return isYoung ? 'm-pura-pura' : 'g-mengulur';
  return null;
}

/** `elapsedMs`: since it began. Before the time is up nobody is late. */
export function endTimer(
  kind: TimerKind,
  outcome: TimerOutcome,
  elapsedMs: number,
  { isYoung }: Pick<FaultRules, 'isYoung'>,
): ({ ok: true } & TimerConsequence) | Refused<'other-outcome' | 'not-over'> {
  if (!OUTCOMES[kind].includes(outcome)) return refused('other-outcome');
  if (outcome === 'unfit' || outcome === 'injured-by-fault') return { ok: true, of: 'stop', stop: outcome };
  if (outcome !== 'late') return { ok: true, of: 'nothing' };
  if (elapsedMs < TIMER_RULES[kind].ms) return refused('not-over');
  const fault = faultOf(kind, isYoung);
  return fault === null ? { ok: true, of: 'absence' } : { ok: true, of: 'fault', fault };
}

/**
 * Whom the calls let win (art. 11.6.g.5): the opponent of who did not come; null where everybody came, where nobody did, and
 * for a dummy, which wins nothing.
 */
export function winnerByAbsence(absent: readonly Corner[], dummy: Corner | null = null): Corner | null {
  const [one, other] = new Set(absent);
  if (one === undefined || other !== undefined) return null;
  return otherCorner(one) === dummy ? null : otherCorner(one);
}

export interface TimerReading {
  /** Until it is up, in milliseconds. */
  leftMs: number;
  isUp: boolean;
  /** Of the calls alone: which one was the last, 1 to 3, and what is left until the next, or until nobody waits any more. */
  call: number;
  callLeftMs: number;
}

/** Of a time that began at `startedAt`, both in milliseconds since 1970; a device whose clock is behind reads its beginning. */
export function readTimer(kind: TimerKind, startedAt: number, now: number): TimerReading {
  const elapsed = Math.max(0, now - startedAt);
  const leftMs = Math.max(0, TIMER_RULES[kind].ms - elapsed);
  const call = Math.min(CALLS, 1 + Math.floor(elapsed / CALL_MS));
  return { leftMs, isUp: leftMs === 0, call, callLeftMs: Math.max(0, call * CALL_MS - elapsed) };
}
