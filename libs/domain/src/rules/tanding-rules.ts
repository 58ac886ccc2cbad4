// The figures by which one tanding match is fought and won: those of a rule set for the age of its athletes.
import type { AgeBounds } from '../athletes/age';
import type { HitKind } from '../scoring/hit-kinds';
import type { PenaltyStep } from '../scoring/penalty-steps';
import { ageGroupOf } from './age-groups';
import { IPSI_2025_SET } from './ipsi-2025';
import type { RuleGroup, RuleSet } from './rule-set';

/** What each entry of a sheet is worth. */
export interface Worths {
  points: Readonly<Record<HitKind, number>>;
  /** 0 or less, taken off when given (art. 11.6.f). */
  penalties: Readonly<Record<PenaltyStep, number>>;
}

/** What holds for one match; kept from its start, so that a later rulebook changes nothing of it. `isWeighed` left out: yes. */
export interface TandingRules
  extends
    Worths,
    Pick<RuleGroup, 'isYoung' | 'gap' | 'gapFromRound' | 'throws'>,
    Partial<Pick<RuleGroup, 'isWeighed'>> {
  /** Id of the rule set, and which version of it. */
  set: string;
  version: number;
  /** As shown: 'IPSI 2025'. */
  name: string;
  /** Id of the age group in the set, and its name. */
  group: string;
  groupName: string;
}

/** The rules of a set for an age category. */
export function rulesFor(bounds: AgeBounds, set: RuleSet = IPSI_2025_SET): TandingRules {
  return rulesOfGroup(ageGroupOf(bounds, set), set);
}

export function rulesOfGroup(
  { id, name, isYoung, isWeighed, gap, gapFromRound, throws }: RuleGroup,
  set: RuleSet,
): TandingRules {
  return {
    ...{ set: set.id, version: set.version, name: set.name, group: id, groupName: name },
    ...{ isYoung, isWeighed, gap, gapFromRound, throws },
    ...worthsOf(set),
  };
}

/** Pembinaan and the disqualification cost no points. */
export const worthsOf = ({ points, penalties }: Pick<RuleSet, 'points' | 'penalties'>): Worths => ({
  points,
  penalties: { pembinaan: 0, ...penalties, diskualifikasi: 0 },
});

/** Of matches from before rules were kept with them. */
export const FORMER_WORTHS: Worths = worthsOf(IPSI_2025_SET);
