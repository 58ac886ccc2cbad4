// Ages, match lengths and tanding classes that a rule set brings as a preset, editable once loaded; those of IPSI 2025.
import { classesOf } from '../rules/class-rows';
import { IPSI_2025_SET } from '../rules/ipsi-2025';
import { boundsOfGroup, type RuleSet } from '../rules/rule-set';
import type { RoundPlan } from '../schedule/match-length';
import type { AgeBounds } from './age';
import { GENDERS, type Gender } from '../words/genders';
import { CLASSLESS_NAME, isPairedByHeight, type WeightClass } from './class-for';

export interface PresetAgeCategory extends AgeBounds, RoundPlan {
  name: string;
  /** In order of age and weight; empty where the rules know no classes. */
  classes: readonly WeightClass[];
}

/** Where a set names no times: two rounds of 1:30, to be changed by whoever knows better. */
const SHORT = { roundCount: 2, roundSeconds: 90, breakSeconds: 60 };

export const presetOf = (set: Pick<RuleSet, 'groups' | 'ageCounting'>): PresetAgeCategory[] =>
  set.groups.map(({ name, times, classes, pairing, ...ages }) => ({
    ...{ name, ...boundsOfGroup(ages, set), ...(times ?? SHORT) },
    classes: pairing ? GENDERS.map(classless) : classes.flatMap(classesOf),
  }));

/** Athletes are entered in it, and then paired. */
const classless = (gender: Gender): WeightClass => ({
  ...{ name: CLASSLESS_NAME, gender, weightMin: null, weightMax: null, includesMin: false },
});

/** The classes of the rulebook; those without a weight are made when a tournament asks for them. */
export const IPSI_2025: readonly PresetAgeCategory[] = presetOf(IPSI_2025_SET).map((age) => ({
  ...age,
  classes: age.classes.filter((one) => !isPairedByHeight(one)),
}));
