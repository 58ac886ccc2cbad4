// For the rule 'spread over all days': each day gives the same share of its hours, the smallest that holds all matches.
import { dayStart, type Plan, type PlanInput, type PlanWindow } from './plan-types';

/** Halvings of the share: the last one is finer than a match. */
const STEPS = 7;

/** `plan` plans once; a tournament that does not fit into all of its hours is not spread. */
export function planEven(input: PlanInput, plan: (input: PlanInput) => Plan): Plan {
  const whole = plan(input);
  if (whole.unplaced.length > 0) return whole;
  let best = whole;
  let [tooSmall, enough] = [0, 1];
  for (let n = 0; n < STEPS; n++) {
    const share = (tooSmall + enough) / 2;
    const spread = plan({ ...input, windows: firstShare(input.windows, share, input.notBefore) });
    if (spread.unplaced.length > 0) tooSmall = share;
    else {
      enough = share;
      best = spread;
    }
  }
  return { ...best, lowerBound: whole.lowerBound };
}

/** Of each mat's hours of a day the first share; what is over already counts for nothing. */
export function firstShare(windows: readonly PlanWindow[], share: number, notBefore: number): PlanWindow[] {
  const open = [...windows].filter(({ to }) => to > notBefore).sort((a, b) => a.from - b.from);
  const keyOf = ({ arenaId, from }: PlanWindow) => `${arenaId} ${dayStart(from)}`;
  const left = new Map<string, number>();
  const minutes = (window: PlanWindow) => window.to - Math.max(window.from, notBefore);
  for (const one of open) left.set(keyOf(one), (left.get(keyOf(one)) ?? 0) + minutes(one));
  for (const [key, all] of left) left.set(key, Math.ceil(all * share));
  return open.flatMap((one) => {
    const mine = Math.min(minutes(one), left.get(keyOf(one)) ?? 0);
    left.set(keyOf(one), (left.get(keyOf(one)) ?? 0) - mine);
    const from = Math.max(one.from, notBefore);
    return mine > 0 ? [{ ...one, from, to: from + mine }] : [];
  });
}
