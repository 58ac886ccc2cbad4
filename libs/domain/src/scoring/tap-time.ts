// In which round a judge's tap was, by the clock of the match.
import { clockAt, type MatchClock, phaseMs } from '../results/match-clock';
import type { RoundPlan } from '../schedule/match-length';

export interface ClockThen {
  clock: MatchClock;
  /** When the step that left it so took effect. */
  changedAt: number;
}

/**
 * The round of a tap at `at`; null when none was on. `clocks` are those that steps have left, the latest first, back to the
 * one that stood `graceMs` before it. A judge sees first and presses then: for `graceMs` after the fight stood still, taps
 * belong to its round, until the clock stands at another one; what the clock is set to meanwhile gives them no further time
 * (art. 9.3, 11.3: net time).
 */
export function roundOfTap(
  clocks: readonly [ClockThen, ...ClockThen[]],
  plan: RoundPlan,
  at: number,
  graceMs: number,
): number | null {
  const own = placeOf(clocks, at);
  const { phase, round, runningSince } = clockAt((clocks[own] ?? clocks[0]).clock, plan, at);
  if (phase === 'round' && runningSince !== null) return round;
  const last = lastFought(clocks, plan, own, at);
  return last?.round === round && at - last.until <= graceMs ? round : null;
}

/**
 * Which of them is the clock of the tap's own moment: one that was stopped may run again by the time that it comes. Before
 * the first start nobody hits: a device whose clock is behind means that start.
 */
function placeOf(clocks: readonly ClockThen[], at: number): number {
  const found = clocks.findIndex(({ changedAt }) => changedAt <= at);
  return found === -1 ? clocks.length - 1 : found;
}

/** Until when a round was fought last before `at`, which is of clock `own`; null: not that these clocks know of. */
function lastFought(clocks: readonly ClockThen[], plan: RoundPlan, own: number, at: number) {
  for (const [index, { clock }] of clocks.entries()) {
    if (index < own || clock.phase !== 'round' || clock.runningSince === null) continue;
    const end = index === own ? at : (clocks[index - 1]?.changedAt ?? at);
    return { round: clock.round, until: Math.min(end, clock.runningSince + phaseMs('round', plan) - clock.elapsedMs) };
  }
  return null;
}
