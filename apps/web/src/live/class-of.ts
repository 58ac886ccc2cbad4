// What a match is a match of: 'Dewasa Putra A', 'Tunggal Usia Dini 2 Putri – Tunggal senjata'.
import type { LiveMatch } from '@gelanggang/contract/live';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { behind } from '@gelanggang/domain/words/nomor-name';

type Named = Pick<LiveMatch, 'kind' | 'match_category' | 'age_category' | 'gender' | 'class_name'>;

export function classOf({ kind, match_category, age_category, gender, class_name }: Named): string {
  const group = `${age_category} ${GENDER_LABELS[gender]}`;
  return kind === 'seni' ? `${match_category} ${group}${behind(class_name)}` : `${group} ${class_name}`.trim();
}
