// What a match is a match of: 'Dewasa Putra A', 'Tunggal Remaja Putri'.
import type { LiveMatch } from '@gelanggang/contract/live';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';

export const classOf = (match: LiveMatch): string =>
  [match.kind === 'seni' ? match.match_category : '', match.age_category, GENDER_LABELS[match.gender], match.class_name]
    .filter(Boolean)
    .join(' ');
