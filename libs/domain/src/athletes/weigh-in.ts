// What a weigh-in says about an athlete (rulebook 2025: on the morning of the bout, once, no tolerance).
import { type ClassBounds, fitsClass } from './class-for';
import { weighInTexts } from './weigh-in-texts';

export const WEIGH_IN_OUTCOMES = ['present', 'out-of-class', 'absent'] as const;
export type WeighInOutcome = (typeof WEIGH_IN_OUTCOMES)[number];
/** `waiting`: nothing is recorded for that day yet. */
export type WeighInState = WeighInOutcome | 'waiting';

export const WEIGH_IN_LABELS: Readonly<Record<WeighInState, string>> = weighInTexts;

/** What the scales can say, in kg. */
export const LIGHTEST = 10;
export const HEAVIEST = 250;

/** `weight` in kg; null: did not come. */
export function weighIn(bounds: ClassBounds, weight: number | null): WeighInOutcome {
  if (weight === null) return 'absent';
  return fitsClass(bounds, weight) ? 'present' : 'out-of-class';
}

/** Whoever is out of class or absent does not fight: the opponent moves on. */
export const losesByWeighIn = (outcome: WeighInOutcome): boolean => outcome !== 'present';
