// How long a tanding match takes on the mat (rulebook 2025, length of a tanding match; domain-rules, Running the day).

export interface RoundPlan {
  roundCount: number;
  /** Length of one round. */
  roundSeconds: number;
  /** Length of each break between two rounds. */
  breakSeconds: number;
}

/** Rounds and the breaks between them, in seconds; the clock is never stopped. */
export function matchLengthSeconds(plan: RoundPlan): number {
  return plan.roundCount * plan.roundSeconds + Math.max(0, plan.roundCount - 1) * plan.breakSeconds;
}

/** As above with a drawing's own `match_duration` (one round, in seconds) in place of the age category's. */
export function drawnMatchLengthSeconds(plan: RoundPlan, matchDuration: number | null): number {
  return matchLengthSeconds(matchDuration === null ? plan : { ...plan, roundSeconds: matchDuration });
}

/** What one performance takes of an arena: the longest time of a performance, with the judges' scores after it. */
export const PERFORMANCE_SECONDS = 300;

/** Choices of the drawing form, in seconds (Spec 2 §9). */
export const MATCH_DURATIONS = [60, 90, 120, 150, 180, 210, 240, 270, 300] as const;
export const DEFAULT_MATCH_DURATION = 180;
