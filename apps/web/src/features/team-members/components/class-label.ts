// How a weight class is written: name, gender, and its bounds in kg.
import { GENDER_LABELS, type Gender } from '@gelanggang/domain/words/genders';
import { weightRangeText } from '@gelanggang/domain/words/weights';

interface NamedClass {
  name: string;
  gender: Gender;
  weight_min: number | null;
  weight_max: number | null;
}

export const classLabel = (one: NamedClass): string =>
  `${one.name} ${GENDER_LABELS[one.gender]} ${weightRangeText(one.weight_min, one.weight_max)}`;
