// A weight as people type it at the scales.
import { type WeighInAthlete } from '@gelanggang/contract/weigh-in';
import { fitsClass } from '@gelanggang/domain/athletes/class-for';
import { HEAVIEST, LIGHTEST } from '@gelanggang/domain/athletes/weigh-in';

/** '52,4' and '52.4'; null: nothing that scales show. Two decimals at most. */
export function typedWeight(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return null;
  const weight = Number(plain);
  return weight >= LIGHTEST && weight <= HEAVIEST ? weight : null;
}

export type Verdict = 'fits' | 'too-light' | 'too-heavy';

export function verdictOf(athlete: WeighInAthlete, weight: number): Verdict {
  const { weight_min: weightMin, weight_max: weightMax, includes_min: includesMin } = athlete;
  if (fitsClass({ weightMin, weightMax, includesMin }, weight)) return 'fits';
  // a class without lower bound ends below its upper one
  return weightMax !== null && weight >= weightMax ? 'too-heavy' : 'too-light';
}
