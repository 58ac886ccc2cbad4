// What two of a battle that were both disqualified are compared by, from what is kept of each; apart from the ranking, which
// public pages load.
import { TIME_PENALTY } from './performance-score';
import { secondsOff, timeFault, type TimeRule } from './performance-time';
import type { DisqualifiedBy } from './ranking';

/** A wrong time is one of the council's items (art. 12.1.e.2.b), also where it is what somebody is disqualified for. */
export function disqualifiedBy(
  { reached, seconds, penalty }: { reached: number | null; seconds: number | null; penalty: number },
  { further, rule }: { further: DisqualifiedBy['further']; rule: TimeRule },
): DisqualifiedBy {
  const isOut = seconds !== null && timeFault(seconds, rule) !== 'none';
  return {
    ...{ further, reached, seconds, penalty: penalty + (isOut ? TIME_PENALTY : 0) },
    secondsOff: seconds === null ? null : secondsOff(seconds, rule),
  };
}
