// The clock of a tanding match: rounds, breaks, pauses, all from instants of one clock (domain-rules, Running the day).
import { refused, type Refused } from '../refusal';
import type { RoundPlan } from '../schedule/match-length';

export const CLOCK_PHASES = ['round', 'break', 'over'] as const;
/** `break` follows the round of the same number; `over`: every round has been fought. */
export type ClockPhase = (typeof CLOCK_PHASES)[number];

export const CLOCK_STEPS = ['start', 'pause', 'resume', 'end-round', 'next-round', 'extra-round', 'set'] as const;
export type ClockStep = (typeof CLOCK_STEPS)[number];

const GOING_ON: readonly ClockStep[] = ['start', 'resume', 'next-round', 'extra-round'];
/** Whether the match goes on with it: not while a protest card waits for its decision (art. 15.2.e), or a time runs that stands the fight (art. 9.3, 11.3). */
export const goesOn = (step: ClockStep): boolean => GOING_ON.includes(step);

/** What is kept: nothing of it changes while time runs, so nobody has to write or tell a running second. */
export interface MatchClock {
  /** From 1 on. */
  round: number;
  phase: ClockPhase;
  /** Instant since which it runs, in milliseconds since 1970; null while it stands. */
  runningSince: number | null;
  /** What had run of this phase before that, in milliseconds. */
  elapsedMs: number;
}

export interface ClockReading {
  round: number;
  phase: ClockPhase;
  isRunning: boolean;
  /** Of this phase, in milliseconds; 0 when every round is over. */
  remainingMs: number;
  elapsedMs: number;
}

type ClockRefusal = Refused<
  'already-running' | 'not-running' | 'rounds-over' | 'rounds-not-over' | 'not-in-break' | 'in-break' | 'out-of-range'
>;

/** Beyond the rounds of the age category; the rulebook knows one extra round, a tie may ask for another. */
export const MOST_ROUNDS = 20;

/** Standing at the full time of round 1. */
export const newClock = (): MatchClock => standing(1, 'round');

/** Length of a phase in milliseconds. */
export function phaseMs(phase: ClockPhase, plan: RoundPlan): number {
  if (phase === 'over') return 0;
  return 1000 * (phase === 'round' ? plan.roundSeconds : plan.breakSeconds);
}

/**
 * The clock as it is at an instant. A round whose time is up turns into its break at that very instant, the break into the
 * next round, which then stands until somebody starts it; the last round turns into `over`. An instant before the clock
 * began to run (a device whose clock is behind) reads as that beginning.
 */
export function clockAt(clock: MatchClock, plan: RoundPlan, now: number): MatchClock {
  const { runningSince, phase, round } = clock;
  if (runningSince === null || phase === 'over') return clock;
  const length = phaseMs(phase, plan);
  if (clock.elapsedMs + Math.max(0, now - runningSince) < length) return clock;
  const endedAt = runningSince + Math.max(0, length - clock.elapsedMs);
  if (phase === 'break') return standing(round + 1, 'round');
  return clockAt(afterRound(round, plan, endedAt), plan, now);
}

/** What a screen shows at `now`, in milliseconds since 1970. */
export function readClock(clock: MatchClock, plan: RoundPlan, now: number): ClockReading {
  const { round, phase, runningSince, elapsedMs } = clockAt(clock, plan, now);
  const ran = elapsedMs + (runningSince === null ? 0 : Math.max(0, now - runningSince));
  return {
    round,
    phase,
    isRunning: runningSince !== null,
    remainingMs: Math.max(0, phaseMs(phase, plan) - ran),
    elapsedMs: ran,
  };
}

/** `set` alone takes these: a round and what is to remain of it, in milliseconds. */
export interface ClockTarget {
  round: number;
  remainingMs: number;
}

/**
 * The clock after a step taken at `now`. `start` also ends a break early and starts the round after it; `end-round` begins
 * the break at once; `next-round` ends a break without starting; `extra-round` follows when every round is over; `set`
 * stands at a given time of a round that has been reached.
 */
export function stepClock(
  clock: MatchClock,
  plan: RoundPlan,
  step: ClockStep,
  now: number,
  target?: ClockTarget,
): { ok: true; clock: MatchClock } | ClockRefusal {
  const at = clockAt(clock, plan, now);
  const { round, phase } = at;
  const isRunning = at.runningSince !== null;
  const done = (after: MatchClock) => ({ ok: true as const, clock: after });
  switch (step) {
    case 'start':
    case 'resume':
      if (phase === 'over') return refused('rounds-over');
      if (phase === 'break' && step === 'start') return done({ ...standing(round + 1, 'round'), runningSince: now });
      return isRunning ? refused('already-running') : done({ ...at, runningSince: now });
    case 'pause':
      return isRunning ? done(stopped(at, now)) : refused('not-running');
    case 'end-round':
      if (phase === 'over') return refused('rounds-over');
      return phase === 'break' ? refused('in-break') : done(clockAt(afterRound(round, plan, now), plan, now));
    case 'next-round':
      return phase === 'break' ? done(standing(round + 1, 'round')) : refused('not-in-break');
    case 'extra-round':
      if (phase !== 'over') return refused('rounds-not-over');
      return round < MOST_ROUNDS ? done(standing(round + 1, 'round')) : refused('out-of-range');
    case 'set':
      return setTo(at, plan, target);
  }
}

/** The clock of a match that has ended: what had run by then stays. */
export function stopClock(clock: MatchClock, plan: RoundPlan, now: number): MatchClock {
  return stopped(clockAt(clock, plan, now), now);
}

export type PerformanceState = 'not-begun' | 'running' | 'stopped';

export interface PerformanceTime {
  state: PerformanceState;
  /** What has run, in milliseconds. */
  ranMs: number;
  /** Instant at which it stopped by itself, in milliseconds since 1970; null where somebody stopped it, or it has not. */
  upAt: number | null;
}

/**
 * The clock of a performance, which counts up. One that nobody stops stops at the longest time that is recorded
 * (`MAX_SECONDS`), and shows that time, not nil.
 */
export function readPerformanceTime(clock: MatchClock, plan: RoundPlan, now: number): PerformanceTime {
  const { phase, isRunning, elapsedMs } = readClock(clock, plan, now);
  if (phase === 'over') {
    const ranMs = phaseMs('round', plan);
    const upAt = clock.runningSince === null ? null : clock.runningSince + ranMs - clock.elapsedMs;
    return { state: 'stopped', ranMs, upAt };
  }
  const state = isRunning ? 'running' : elapsedMs > 0 ? 'stopped' : 'not-begun';
  return { state, ranMs: elapsedMs, upAt: null };
}

/** 2:00; counts a begun second as a whole one, so that 0:00 is the end. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** 1:38 of what has run; only whole seconds count, so that what is read is what is recorded. */
export function elapsedText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function standing(round: number, phase: ClockPhase): MatchClock {
  return { round, phase, runningSince: null, elapsedMs: 0 };
}

/** An extra round has no break after it. */
function afterRound(round: number, plan: RoundPlan, endedAt: number): MatchClock {
  return round < plan.roundCount ? { ...standing(round, 'break'), runningSince: endedAt } : standing(round, 'over');
}

function stopped(clock: MatchClock, now: number): MatchClock {
  const { runningSince, elapsedMs } = clock;
  if (runningSince === null) return clock;
  return { ...clock, runningSince: null, elapsedMs: elapsedMs + Math.max(0, now - runningSince) };
}

function setTo(at: MatchClock, plan: RoundPlan, target: ClockTarget | undefined) {
  const length = phaseMs('round', plan);
  const last = Math.max(at.round + (at.phase === 'break' ? 1 : 0), plan.roundCount);
  if (!target || !Number.isInteger(target.round) || target.round < 1 || target.round > last) {
    return refused('out-of-range');
  }
  const { remainingMs, round } = target;
  if (!Number.isInteger(remainingMs) || remainingMs <= 0 || remainingMs > length) return refused('out-of-range');
  return { ok: true as const, clock: { ...standing(round, 'round'), elapsedMs: length - remainingMs } };
}
