// In which round a judge's tap was, by the clock of the match.
import { clockAt, type MatchClock, phaseMs } from '../results/match-clock';
import type { RoundPlan } from '../schedule/match-length';

export interface ClockThen {
  clock: MatchClock;
  /** When the step that left it so took effect. */
  changedAt: number;
}

/**
 * The clock of a tap's own moment, of those that steps have left, the latest first: one that was stopped may run again by the
 * time that it comes. Before the first start nobody hits: a device whose clock is behind means that start.
 */
export function clockOfTap(clocks: readonly [ClockThen, ...ClockThen[]], at: number): ClockThen {
  return clocks.find(({ changedAt }) => changedAt <= at) ?? clocks.at(-1) ?? clocks[0];
}

/**
 * The round of a tap at `at`; null when none was on. A judge sees first and presses then: for `graceMs` after the clock
 * was stopped or the round ended, taps still belong to it. `changedAt` is when the last step of the clock took effect.
 */
export function roundOfTap(
  clock: MatchClock,
  plan: RoundPlan,
  changedAt: number,
  at: number,
  graceMs: number,
): number | null {
  const then = clockAt(clock, plan, at);
  const isWithin = (stoppedAt: number) => at - stoppedAt <= graceMs;
  if (then.phase === 'round' && then.runningSince !== null) return then.round;
  // stopped by hand in the middle of a round
  if (then.phase === 'round' && then.round === clock.round) {
    return then.elapsedMs > 0 && isWithin(changedAt) ? then.round : null;
  }
  if (then.phase === 'break') return then.runningSince !== null && isWithin(then.runningSince) ? then.round : null;
  if (then.phase === 'over') return isWithin(endOf(clock, plan) ?? changedAt) ? then.round : null;
  return null;
}

/** When a running round runs out; null for a clock that stands, or whose break has begun. */
function endOf(clock: MatchClock, plan: RoundPlan): number | null {
  if (clock.runningSince === null || clock.phase !== 'round') return null;
  return clock.runningSince + phaseMs('round', plan) - clock.elapsedMs;
}
