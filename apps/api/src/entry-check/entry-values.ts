// An entry between its row and the texts that a correction compares and names.
import type { EntityManager } from 'typeorm';
import type { TicketRequest } from '@gelanggang/contract/entry-check';
import { TeamMemberEntity } from '@gelanggang/database/entities/team-member.entity';
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import { type Difference, type EntryField, type EntryValues } from '@gelanggang/domain/entry-check/differences';
import { longDate } from '@gelanggang/domain/words/dates';
import { GENDER_PERSON_LABELS, isGender } from '@gelanggang/domain/words/genders';
import { inWording } from '@gelanggang/platform/languages/wording';
import { conflict } from '../http/refusals';
import type { MemberChange } from '../team-members/change-member';
import { entryCheckSentences } from './sentences';

/**
 * What the request wants otherwise. Another category, age or gender leaves no class, and another category or age no event,
 * unless the request names one: those that stand belong to what is left.
 */
export function wantedValues(body: TicketRequest, present: EntryValues): Partial<EntryValues> {
  const id = (value: number | undefined) => (value === undefined ? undefined : String(value));
  const wanted = {
    name: body.name,
    birth_date: body.birth_date,
    gender: body.gender,
    body_weight: id(body.body_weight),
    match_category_id: id(body.match_category_id),
    age_category_id: id(body.age_category_id),
    category_class_id: id(body.category_class_id),
    nomor: body.nomor,
    team_label: body.team_label,
  };
  const differs = (field: EntryField) => wanted[field] !== undefined && wanted[field] !== present[field];
  const isOtherEvent = differs('match_category_id') || differs('age_category_id');
  if (isOtherEvent || differs('gender')) wanted.category_class_id ??= '';
  if (isOtherEvent) wanted.nomor ??= '';
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
}

/** The row of the entry as it would stand with these values, for the rules that every change of an entry keeps. */
export async function memberWith(
  manager: EntityManager,
  id: number,
  values: EntryValues,
): Promise<MemberChange['values']> {
  const member = await manager.findOneBy(TeamMemberEntity, { id });
  if (!member || !isGender(values.gender)) throw conflict(entryCheckSentences.entryGone);
  const { contingentId, birthPlace, bodyHeight, bloodType, nik, familyCardNumber, documents, address } = member;
  const { countryId, provinceId, districtId, subdistrictId, wardId, championshipCategoryId } = member;
  const numberOrNone = (text: string) => (text === '' ? null : Number(text));
  return {
    ...{ contingentId, birthPlace, bodyHeight, bloodType, nik, familyCardNumber, documents, address },
    ...{ countryId: countryId as number, provinceId, districtId, subdistrictId, wardId, championshipCategoryId },
    name: values.name,
    birthDate: values.birth_date,
    gender: values.gender,
    bodyWeight: numberOrNone(values.body_weight),
    matchCategoryId: Number(values.match_category_id),
    ageCategoryId: Number(values.age_category_id),
    categoryClassId: numberOrNone(values.category_class_id),
    nomor: values.nomor,
    teamLabel: values.team_label || null,
  };
}

export interface NamedDifference extends Difference {
  fromText: string;
  toText: string;
}

/** Both sides as people read them. */
export async function named(
  manager: EntityManager,
  tournamentId: number,
  differences: readonly Difference[],
): Promise<NamedDifference[]> {
  const of = (field: EntryField) =>
    differences.flatMap((one) => (one.field === field ? [one.from, one.to].filter(Boolean) : []));
  const rows = await manager.query<{ field: EntryField; value: string; name: string }[]>(
    `select 'match_category_id' as field, id::text as value, name from match_category where id = any($1::bigint[])
     union all select 'age_category_id', id::text, name from age_category where id = any($2::bigint[])
     union all select 'category_class_id', id::text, name from category_class where id = any($3::bigint[])
     union all select 'nomor', n, ${nomorName('$5::bigint', 'n')} from unnest($4::text[]) n`,
    [of('match_category_id'), of('age_category_id'), of('category_class_id'), of('nomor'), tournamentId],
  );
  const names = new Map(rows.map(({ field, value, name }) => [`${field} ${value}`, name]));
  const textOf = (field: EntryField, value: string): string => {
    if (value === '') return '–';
    if (field === 'birth_date') return longDate(value);
    if (field === 'gender') return isGender(value) ? GENDER_PERSON_LABELS[value] : value;
    if (field === 'body_weight') return `${value.replace('.', ',')} kg`;
    return names.get(`${field} ${value}`) ?? value;
  };
  // kept with the ticket, for both sides
  return inWording('default', () =>
    differences.map((one) => ({
      ...one,
      fromText: textOf(one.field, one.from),
      toText: textOf(one.field, one.to),
    })),
  );
}
