// How the fields of an athlete are compared when two people save at once.
import type { QueryClient } from '@tanstack/react-query';
import type { ClassAnswer, NamedAnswer } from '@gelanggang/contract/categories';
import { GENDER_PERSON_LABELS, isGender } from '@gelanggang/domain/words/genders';
import { COMPARED_LOCATIONS } from '@web/components/compared-locations';
import type { ComparedField } from '@web/components/use-changed-meanwhile';
import { lookupRows } from '@web/lib/lookups.api';
import { memberFormTexts as texts } from '../texts';
import { classLabel } from './class-label';
import type { MemberValues } from './member-values';

const named = (path: string) => async (id: string, _: MemberValues, client: QueryClient) =>
  (await lookupRows<NamedAnswer>(client, path)).find((one) => String(one.id) === id)?.name ?? id;

async function nameOfClass(id: string, values: MemberValues, client: QueryClient): Promise<string> {
  if (id === '') return '';
  const query = { age_category_id: values.age_category_id };
  const found = (await lookupRows<ClassAnswer>(client, '/fetch-category-classes', query)).find(
    (one) => String(one.id) === id,
  );
  return found ? classLabel(found) : id;
}

export const COMPARED_MEMBER: ComparedField<MemberValues>[] = [
  { name: 'name', label: texts.name },
  { name: 'nik', label: texts.nik },
  { name: 'family_card_number', label: texts.familyCard },
  { name: 'birth_place', label: texts.birthPlace },
  { name: 'birth_date', label: texts.birthDate },
  { name: 'gender', label: texts.gender, show: (value) => (isGender(value) ? GENDER_PERSON_LABELS[value] : '') },
  { name: 'blood_type', label: texts.bloodType },
  { name: 'body_weight', label: texts.weight },
  { name: 'body_height', label: texts.height },
  { name: 'championship_category_id', label: texts.championship, show: named('/championship-categories') },
  { name: 'match_category_id', label: texts.matchCategory, show: named('/match-categories') },
  { name: 'age_category_id', label: texts.ageCategory, show: named('/age-categories') },
  { name: 'category_class_id', label: texts.class, show: nameOfClass },
  { name: 'team_label', label: texts.teamLabel },
  ...COMPARED_LOCATIONS,
  { name: 'address', label: texts.address },
  { name: 'documents', label: texts.documents },
];
