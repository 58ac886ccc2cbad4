// To which age group of a rule set an age category belongs (rulebook 2025, art. 2.1).
import { type AgeBounds, monthsOfAge } from '../athletes/age';
import { boundsOfGroup, type RuleGroup, type RuleSet } from './rule-set';

/**
 * The group whose rules hold for a category, in years: that of its oldest athletes. An organiser's own category, say up to
 * 12, falls under the first group that is not younger. Without an upper bound it is the last group where it begins there,
 * and else the group that begins with the first grown-up: Dewasa in IPSI 2025.
 */
export function ageGroupOf(category: AgeBounds, set: Pick<RuleSet, 'id' | 'ageCounting' | 'groups'>): RuleGroup {
  const last = set.groups.at(-1);
  if (!last) throw new RangeError(`Rule set ${set.id} has no groups`);
  const { aboveYears, upToYears, counting } = category;
  if (upToYears === null) {
    if (aboveYears !== null && last.fromYears !== null && aboveYears >= last.fromYears) return last;
    return set.groups.find(({ toYears }) => toYears === null || toYears > GROWN_UP) ?? last;
  }
  // whole years: who is above 5 up to 7 has completed 6 at most, but for the month of a birthday
  const isRounded = set.ageCounting === 'whole-years' && counting === 'above-to';
  const oldest = monthsOfAge(category).to - (isRounded ? 1 : 0);
  return set.groups.find((group) => oldest <= monthsOfAge(boundsOfGroup(group, set)).to) ?? last;
}

/** Years at which a category without an upper bound is meant to begin at the latest. */
const GROWN_UP = 17;
