// An athlete from the wire to its row.
import type { PersonRequest } from '@gelanggang/contract/person-request';
import type { TeamMemberRequest } from '@gelanggang/contract/team-members';
import { toLocation } from '../http/location-faults';

export const toPersonValues = (body: PersonRequest & { nik: string }) => ({
  name: body.name,
  birthPlace: body.birth_place,
  birthDate: body.birth_date,
  gender: body.gender,
  bodyWeight: body.body_weight ?? null,
  bodyHeight: body.body_height ?? null,
  bloodType: body.blood_type ?? null,
  nik: body.nik,
  familyCardNumber: body.family_card_number ?? null,
  ...toLocation(body),
  address: body.address ?? '',
});

export const toMemberValues = (body: TeamMemberRequest) => ({
  contingentId: body.contingent_id,
  ...toPersonValues(body),
  championshipCategoryId: body.championship_category_id,
  matchCategoryId: body.match_category_id,
  ageCategoryId: body.age_category_id,
  categoryClassId: body.category_class_id ?? null,
  nomor: body.nomor ?? '',
  teamLabel: body.team_label ?? null,
  documents: body.documents ?? null,
});

export type MemberValues = ReturnType<typeof toMemberValues>;
