// What is typed beside a ticked athlete, and the class that follows from it.
import type { AthleteProposal, ProposedClass, Proposals } from '@gelanggang/contract/athletes';
import { classFor } from '@gelanggang/domain/athletes/class-for';
import { decimalOf } from '@gelanggang/domain/words/typed-numbers';

export interface Draft {
  categoryId: number;
  /** As it is typed, kg. */
  weight: string;
  nomor: string;
  team: string;
}

export const draftOf = (athlete: AthleteProposal): Draft => ({
  categoryId: athlete.match_category_id,
  weight: athlete.body_weight === null ? '' : String(athlete.body_weight).replace('.', ','),
  nomor: '',
  team: '',
});

/** null: none fits, or the weight is no number. */
export function properClass(
  { classes }: Pick<Proposals, 'classes'>,
  athlete: Pick<AthleteProposal, 'age_category_id' | 'gender'>,
  { weight }: Pick<Draft, 'weight'>,
): ProposedClass | null {
  const kilos = decimalOf(weight);
  if (weight.trim() === '' || !Number.isFinite(kilos)) return null;
  const own = classes
    .filter((one) => one.age_category_id === athlete.age_category_id)
    .map((one) => ({ ...one, weightMin: one.weight_min, weightMax: one.weight_max, includesMin: one.includes_min }));
  return classFor(own, athlete.gender, kilos);
}

export const nomorOf = (
  { nomor }: Pick<Proposals, 'nomor'>,
  { age_category_id: age }: Pick<AthleteProposal, 'age_category_id'>,
  { categoryId }: Pick<Draft, 'categoryId'>,
): readonly { id: string; name: string }[] =>
  nomor.find((one) => one.match_category_id === categoryId && one.age_category_id === age)?.choices ?? [];
