// To which age group of a rule set an age category belongs (rulebook 2025, art. 2.1).
import type { AgeBounds } from '../athletes/age';
import type { RuleGroup, RuleSet } from './rule-set';

/**
 * The group whose rules hold for a category, in years: that of its oldest athletes. An organiser's own category, say up to
 * 12, falls under the first group that is not younger. Without an upper bound it is the last group where it begins there,
 * and else the group that begins with the first grown-up: Dewasa in IPSI 2025.
 */
export function ageGroupOf({ aboveYears, upToYears }: AgeBounds, set: RuleSet): RuleGroup {
  const last = set.groups.at(-1);
  if (!last) throw new RangeError(`Rule set ${set.id} has no groups`);
  if (upToYears === null) {
    if (aboveYears !== null && last.fromYears !== null && aboveYears >= last.fromYears) return last;
    return set.groups.find(({ toYears }) => toYears === null || toYears > GROWN_UP) ?? last;
  }
  // whole years: who is above 5 up to 7 has completed 6 at most, but for the month of a birthday
  const oldest = set.ageCounting === 'whole-years' ? upToYears - 1 : upToYears;
  return set.groups.find(({ toYears }) => oldest <= (toYears ?? Infinity)) ?? last;
}

/** Years at which a category without an upper bound is meant to begin at the latest. */
const GROWN_UP = 17;
