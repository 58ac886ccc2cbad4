// Which answered steps on the clock the clock has not been told with yet.
import type { ClockStep } from '@gelanggang/domain/results/match-clock';

export interface AnsweredStep {
  matchId: number;
  step: ClockStep;
  /** On the server's clock, in milliseconds since 1970. */
  at: number;
}

/** Those since whose answer the clock is still told as it was. `answeredAt`: how it was told then. */
export function untold(
  steps: readonly AnsweredStep[],
  told: string,
  answeredAt: WeakMap<AnsweredStep, string>,
): AnsweredStep[] {
  return steps.filter((one) => {
    const then = answeredAt.get(one) ?? told;
    answeredAt.set(one, then);
    return then === told;
  });
}
