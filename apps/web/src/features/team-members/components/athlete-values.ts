// What the form of an athlete in the register holds while it is typed: who somebody is, without an entry.
import type { AthleteDetail } from '@gelanggang/contract/athletes';
import type { ComparedField } from '@web/components/use-changed-meanwhile';
import { memberFormTexts as texts } from '../texts';
import { type MemberValues, valuesOf } from './member-values';

/** The fields of an entry stay empty, and are not sent. */
export function athleteValues(athlete: AthleteDetail | null): MemberValues {
  const text = (value: string | number | null | undefined): string => (value ? String(value) : '');
  const decimal = (value: number | null | undefined): string => text(value).replace('.', ',');
  const empty = valuesOf(null, undefined);
  if (!athlete) return empty;
  return {
    ...empty,
    name: athlete.name,
    nik: athlete.nik,
    family_card_number: text(athlete.family_card_number),
    birth_place: athlete.birth_place,
    birth_date: athlete.birth_date,
    gender: athlete.gender,
    blood_type: text(athlete.blood_type),
    body_weight: decimal(athlete.body_weight),
    body_height: decimal(athlete.body_height),
    country_id: text(athlete.country_id),
    province_id: text(athlete.province_id),
    district_id: text(athlete.district_id),
    subdistrict_id: text(athlete.subdistrict_id),
    ward_id: text(athlete.ward_id),
    address: athlete.address,
  };
}

export function athleteBody(values: MemberValues) {
  const { name, nik, family_card_number, birth_place, birth_date, gender, blood_type, body_weight, body_height } =
    values;
  const { country_id, province_id, district_id, subdistrict_id, ward_id, address } = values;
  return {
    ...{ name, nik, family_card_number, birth_place, birth_date, gender, blood_type, body_weight, body_height },
    ...{ country_id, province_id, district_id, subdistrict_id, ward_id, address },
  };
}

export const COMPARED_ATHLETE: readonly ComparedField<MemberValues>[] = [
  { name: 'name', label: texts.name },
  { name: 'nik', label: texts.nik },
  { name: 'birth_place', label: texts.birthPlace },
  { name: 'birth_date', label: texts.birthDate },
  { name: 'body_weight', label: texts.weight },
  { name: 'body_height', label: texts.height },
  { name: 'address', label: texts.address },
];
