// What the form of an athlete holds while it is typed: texts, as the fields show them.
import type { TeamMemberDetail } from '@gelanggang/contract/team-members';
import type { LocationValues } from '@web/components/location-fields';

export interface MemberValues extends LocationValues {
  contingent_id: string;
  name: string;
  nik: string;
  family_card_number: string;
  birth_place: string;
  birth_date: string;
  gender: string;
  body_weight: string;
  body_height: string;
  blood_type: string;
  address: string;
  championship_category_id: string;
  match_category_id: string;
  age_category_id: string;
  category_class_id: string;
  nomor: string;
  team_label: string;
  documents: string;
}

/** Who somebody is, whatever they are entered in. */
export const PERSON_FIELDS = [
  'name',
  'nik',
  'family_card_number',
  'birth_place',
  'birth_date',
  'gender',
  'blood_type',
  'country_id',
  'province_id',
  'district_id',
  'subdistrict_id',
  'ward_id',
  'address',
  'documents',
] as const satisfies readonly (keyof MemberValues)[];

/** A pair or team whose members are entered one after the other. */
export interface BegunTeam {
  of: string;
  count: number;
}

/** The team that lacks somebody still after this one was saved; null: none with a name of its own. */
export function teamAfter(saved: MemberValues, unitSize: number, before: BegunTeam | null): BegunTeam | null {
  const { contingent_id, match_category_id, age_category_id, nomor, team_label } = saved;
  const name = team_label.trim().toLowerCase();
  if (name === '') return null;
  const of = JSON.stringify([contingent_id, match_category_id, age_category_id, nomor, name]);
  const count = before?.of === of ? before.count + 1 : 1;
  return count < unitSize ? { of, count } : null;
}

/** What the next athlete of the same contingent is mostly entered in as well; of a team that lacks somebody, its name too. */
export function valuesOfNext(saved: MemberValues, team: BegunTeam | null): MemberValues {
  const { contingent_id, championship_category_id, match_category_id, age_category_id, nomor, country_id } = saved;
  return {
    ...valuesOf(null, undefined),
    ...{ contingent_id, championship_category_id, match_category_id, age_category_id, nomor, country_id },
    team_label: team ? saved.team_label : '',
  };
}

const textOf = (value: string | number | null | undefined): string => (value ? String(value) : '');
const decimalOf = (value: number | null | undefined): string => textOf(value).replace('.', ',');

export function valuesOf(member: TeamMemberDetail | null, contingentId: number | undefined): MemberValues {
  return {
    contingent_id: textOf(member?.contingent_id ?? contingentId),
    name: member?.name ?? '',
    nik: member?.nik ?? '',
    family_card_number: textOf(member?.family_card_number),
    birth_place: member?.birth_place ?? '',
    birth_date: member?.birth_date ?? '',
    gender: member?.gender ?? '',
    blood_type: textOf(member?.blood_type),
    body_weight: decimalOf(member?.body_weight),
    body_height: decimalOf(member?.body_height),
    championship_category_id: textOf(member?.championship_category_id),
    match_category_id: textOf(member?.match_category_id),
    age_category_id: textOf(member?.age_category_id),
    category_class_id: textOf(member?.category_class_id),
    nomor: textOf(member?.nomor),
    team_label: textOf(member?.team_label),
    country_id: textOf(member?.country_id),
    province_id: textOf(member?.province_id),
    district_id: textOf(member?.district_id),
    subdistrict_id: textOf(member?.subdistrict_id),
    ward_id: textOf(member?.ward_id),
    address: member?.address ?? '',
    documents: textOf(member?.documents),
  };
}
