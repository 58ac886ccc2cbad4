// How a weight class is written: name, gender, and its bounds in kg.
import { GENDER_LABELS, type Gender } from '@gelanggang/domain/words/genders';

interface NamedClass {
  name: string;
  gender: Gender;
  weight_min: number | null;
  weight_max: number | null;
}

export function classLabel(one: NamedClass): string {
  const weight =
    one.weight_min === null
      ? `≤ ${one.weight_max} kg`
      : one.weight_max === null
        ? `> ${one.weight_min} kg`
        : `${one.weight_min}–${one.weight_max} kg`;
  return `${one.name} ${GENDER_LABELS[one.gender]} ${weight}`.replaceAll('.', ',');
}
