// What a class is called where its kind does not stand beside it.
import type { MedalEvent } from '@gelanggang/contract/medals';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { behind } from '@gelanggang/domain/words/nomor-name';
import { className } from '@gelanggang/domain/words/labels';

/** 'Dewasa Putra A', 'Tunggal Usia Dini 2 Putri – Tunggal senjata'. */
export function classTitle(
  event: Pick<MedalEvent, 'kind' | 'match_category' | 'age_category' | 'gender' | 'class_name'>,
): string {
  const { kind, match_category, age_category, gender, class_name } = event;
  const name = `${age_category} ${GENDER_LABELS[gender]}`;
  return kind === 'tanding' ? `${name} ${className(class_name)}` : `${match_category} ${name}${behind(class_name)}`;
}
