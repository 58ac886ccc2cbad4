// How the fields of an athlete are compared when two people save at once.
import type { QueryClient } from '@tanstack/react-query';
import * as categoryCalls from '@gelanggang/contract/calls/categories';
import * as classLookupCalls from '@gelanggang/contract/calls/class-lookups';
import { GENDER_PERSON_LABELS, isGender } from '@gelanggang/domain/words/genders';
import { COMPARED_LOCATIONS } from '@web/components/compared-locations';
import type { ComparedField } from '@web/components/use-changed-meanwhile';
import { lookupRows } from '@web/lib/lookups.api';
import { memberFormTexts as texts } from '../texts';
import { classLabel } from './class-label';
import type { MemberValues } from './member-values';

type Categories = 'championshipCategories' | 'matchCategories' | 'ageCategories';

const named = (list: Categories) => async (id: string, _: MemberValues, client: QueryClient) =>
  (await lookupRows(client, categoryCalls[list])).find((one) => String(one.id) === id)?.name ?? id;

async function nameOfClass(id: string, values: MemberValues, client: QueryClient): Promise<string> {
  if (id === '') return '';
  const query = { age_category_id: values.age_category_id };
  const found = (await lookupRows(client, classLookupCalls.ofAgeCategory, { query })).find(
    (one) => String(one.id) === id,
  );
  return found ? classLabel(found) : id;
}

async function nameOfNomor(id: string, values: MemberValues, client: QueryClient): Promise<string> {
  if (id === '') return '';
  const { contingent_id, match_category_id, age_category_id } = values;
  const query = { contingent_id, match_category_id, age_category_id };
  return (await lookupRows(client, categoryCalls.nomor, { query })).find((one) => one.id === id)?.name ?? id;
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
  { name: 'championship_category_id', label: texts.championship, show: named('championshipCategories') },
  { name: 'match_category_id', label: texts.matchCategory, show: named('matchCategories') },
  { name: 'age_category_id', label: texts.ageCategory, show: named('ageCategories') },
  { name: 'category_class_id', label: texts.class, show: nameOfClass },
  { name: 'nomor', label: texts.nomor, show: nameOfNomor },
  { name: 'team_label', label: texts.teamLabel },
  ...COMPARED_LOCATIONS,
  { name: 'address', label: texts.address },
  { name: 'documents', label: texts.documents },
];
