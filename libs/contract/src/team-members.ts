// Athletes as their contingent and the staff read them (spec 2 §2 "Team member list", §3, §7).
import { IsIn, IsOptional } from 'class-validator';
import type { Gender, MatchCategoryKey } from './categories';
import { IsOptionalFlag, IsOptionalId } from './fields';
import { PageQuery } from './page-query';

const MEMBER_PAYMENT_FILTERS = ['paid', 'unpaid'] as const;
export type MemberPayment = (typeof MEMBER_PAYMENT_FILTERS)[number];

/** What narrows the list, and the export of it. */
export class TeamMembersQuery extends PageQuery {
  @IsOptionalId()
  tournament_id?: number;

  @IsOptionalId()
  match_category_id?: number;

  @IsOptionalId()
  age_category_id?: number;

  @IsOptionalId()
  category_class_id?: number;

  @IsOptionalId()
  contingent_id?: number;

  /** Paid: a participant (of the tournament of the query; without one, of any). */
  @IsOptional()
  @IsIn([...MEMBER_PAYMENT_FILTERS, ''])
  payment_status?: MemberPayment | '';

  /** All rows on one page. */
  @IsOptionalFlag()
  fetch_all?: boolean;

  /** All rows that stand in a billing, on one page: the table of the confirm screen. */
  @IsOptionalFlag()
  is_payment_confirmation?: boolean;
}

export interface TeamMemberRow {
  id: number;
  contingent_id: number;
  name: string;
  gender: Gender;
  birth_date: string;
  body_weight: number;
  contingent: { id: number; name: string; tournament_contingents: { tournament: { id: number; name: string } }[] };
  championship_category: { id: number; name: string };
  match_category: {
    id: number;
    name: string;
    key: MatchCategoryKey;
    /** The fees of the tournaments that its contingent is registered into. */
    tournament_categories: { id: number; tournament_id: number; registration_fee: number }[];
  };
  age_category: { id: number; name: string };
  category_class: {
    id: number;
    name: string;
    gender: Gender;
    weight_min: number | null;
    weight_max: number | null;
  } | null;
  /** Not empty: paid. */
  tournament_participants: { id: number; tournament_id: number }[];
  /** In the tournament of the query, or in the newest that its contingent is registered into. */
  registration_fee: number | null;
  /** Stands in a billing that holds it, in the tournament of the query, or in any. */
  exists_in_billing_details: boolean;
}

/** GET /team-members/{id} answers `{data: TeamMemberDetail}`. */
export interface TeamMemberDetail extends TeamMemberRow {
  birth_place: string;
  body_height: number | null;
  blood_type: 'A' | 'B' | 'AB' | 'O' | null;
  nik: string;
  family_card_number: string | null;
  country_id: number | null;
  province_id: number | null;
  district_id: number | null;
  subdistrict_id: number | null;
  ward_id: number | null;
  address: string;
  championship_category_id: number;
  match_category_id: number;
  age_category_id: number;
  category_class_id: number | null;
  team_label: string | null;
  documents: string | null;
  version: number;
}
