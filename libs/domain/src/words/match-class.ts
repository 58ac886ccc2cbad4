// What a match is a match of: 'Dewasa Putra A', 'Tunggal Usia Dini 2 Putri – Tunggal senjata'.
import { type Gender, GENDER_LABELS } from './genders';
import { className, type MatchKind } from './labels';
import { behind } from './nomor-name';

export interface MatchClass {
  kind: MatchKind;
  match_category: string;
  age_category: string;
  gender: Gender;
  /** '' of tanding: classes that were merged; of seni: the event within its category where there are several. */
  class_name: string;
}

export function classOf({ kind, match_category, age_category, gender, class_name }: MatchClass): string {
  const group = `${age_category} ${GENDER_LABELS[gender]}`;
  return kind === 'seni' ? `${match_category} ${group}${behind(class_name)}` : `${group} ${className(class_name)}`;
}

/** What of the jurus is shown, where the class does not say it: 'Tunggal Remaja Putri – Tunggal tangan kosong' does. */
export const beyondClass = (className: string, jurus: string): string =>
  className.toLowerCase().includes(jurus.toLowerCase()) ? '' : jurus;
