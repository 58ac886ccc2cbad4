// Athletes as their contingent and the staff read them (spec 2 §2 "Team member list", §3, §7).
import type { SamePersonDoubt } from '@gelanggang/domain/athletes/same-person';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsUrl, Matches, MinLength, IsInt } from 'class-validator';
import type { MatchCategoryKey } from './categories';
import { type Gender } from '@gelanggang/domain/words/genders';
import { NAME_LENGTH } from './entry-columns';
import { AreUnique, blankIsAbsent, IsId, IsOptionalFlag, IsOptionalId, IsOptionalText, IsText } from './fields';
import { DEFAULT_PER_PAGE, IsPage, IsPerPage, IsSearch, type PageQuery } from './page-query';
import { type PersonDetail, PersonRequest } from './person-request';
import { says, validationSentences } from './validation-sentences';

/** What a phone's camera makes. */
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;

export const MEMBER_PAYMENT_FILTERS = ['paid', 'unpaid', 'paid-undrawn'] as const;
export type MemberPayment = (typeof MEMBER_PAYMENT_FILTERS)[number];

/** What narrows the list, and the export of it. */
export class TeamMemberFilters {
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

  /**
   * Paid: a participant (of the tournament of the query; without one, of any); `paid-undrawn`: of those, who is in no
   * pool though the class or the event of seni has a drawing.
   */
  @IsOptional()
  @Transform(blankIsAbsent)
  @IsIn(MEMBER_PAYMENT_FILTERS)
  payment_status?: MemberPayment;
}

/** GET /team-members */
export class TeamMembersQuery extends TeamMemberFilters implements PageQuery {
  @IsPage()
  page = 1;

  @IsPerPage()
  perPage = DEFAULT_PER_PAGE;

  @IsSearch()
  search = '';

  /** All rows on one page. */
  @IsOptionalFlag()
  fetch_all?: boolean;

  /** All rows that stand in a billing, on one page: the table of the confirm screen. */
  @IsOptionalFlag()
  is_payment_confirmation?: boolean;
}

/** GET /team-members/known: who took part before, by name or by the beginning of a NIK. */
export class KnownAthletesQuery {
  @IsText(100)
  @MinLength(3)
  search: string;
}

/** A person, whatever the number of their entries; the newest says who they are. GET /team-members/{id} answers it whole. */
export interface KnownAthlete {
  id: number;
  name: string;
  birth_date: string;
  gender: Gender;
  nik: string;
  contingent: string;
  /** Names of the match categories entered so far, separated by commas. */
  match_categories: string;
}

/** POST /team-members, PUT /team-members/{id}. */
export class TeamMemberRequest extends PersonRequest {
  @IsId()
  contingent_id: number;

  // a form may hold it with the blanks of a paper, which go before it is sent
  @IsText(24)
  @Matches(/^\d{16}$/, { message: says(() => validationSentences.nik) })
  nik: string;

  @IsId()
  championship_category_id: number;

  @IsId()
  match_category_id: number;

  @IsId()
  age_category_id: number;

  /** Required for tanding, empty for seni. */
  @IsOptionalId()
  category_class_id?: number;

  /** The event within the category (`GET /fetch-nomor`); left out where it has only one. */
  @IsOptionalText(40)
  nomor?: string;

  /** Members of one contingent and category with the same label perform together (ganda, regu). */
  @IsOptionalText(100)
  team_label?: string;

  /** A link into a cloud drive. */
  @IsOptionalText(1000)
  @IsUrl(
    { protocols: ['http', 'https'], require_protocol: true },
    { message: says(() => validationSentences.linkBegins) },
  )
  documents?: string;
}

/** POST and PUT /team-members */
export interface SavedTeamMemberAnswer {
  message: string;
  data: TeamMemberDetail;
}

export interface TeamMemberRow {
  id: number;
  contingent_id: number;
  name: string;
  gender: Gender;
  birth_date: string;
  /** kg; null in seni, where nobody told it. */
  body_weight: number | null;
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
  /** Of seni: the event within the category, and what the tournament calls it; both empty where there is only one. */
  nomor: string;
  nomor_name: string;
  /** Not empty: paid. */
  tournament_participants: { id: number; tournament_id: number }[];
  /** In the tournament of the query, or in the newest that its contingent is registered into. */
  registration_fee: number | null;
  /** Stands in a billing that holds it, in the tournament of the query, or in any. */
  exists_in_billing_details: boolean;
}

/** What an athlete or a guardian wished of the public pages: who said so, and since when (ISO, UTC). */
export interface PublicWish {
  asked_by: string;
  asked_at: string;
}

/** GET /team-members/{id} answers `{data: TeamMemberDetail}`. */
export interface TeamMemberDetail extends TeamMemberRow, PersonDetail {
  championship_category_id: number;
  match_category_id: number;
  age_category_id: number;
  category_class_id: number | null;
  team_label: string | null;
  documents: string | null;
  /** Changes with each photo; GET /team-members/{id}/photo answers it. Null: there is none. */
  photo_id: string | null;
  /** Everybody sees initials only; null: nobody wished so. */
  initials: PublicWish | null;
  /** The same of there being no page of its own. */
  gone: PublicWish | null;
  version: number;
}

/** PUT /team-members/{id}/initials, …/gone: whoever wishes so, e.g. 'Ibu Siti (wali)'. */
export class PublicWishRequest {
  @IsText(NAME_LENGTH)
  asked_by: string;
}

/** GET /team-members/{id}/same-person */
export interface SamePersonAnswer {
  entries: SamePersonRow[];
  /** The NIK also stands where the account has no say; whose it is there, it is not told. Of own contingents alone: false. */
  is_used_elsewhere: boolean;
}

/** An entry that may be of the same person, also the entry itself where it stands in several tournaments. */
export interface SamePersonRow {
  id: number;
  name: string;
  contingent: string;
  /** By their first day, which is `YYYY-MM-DD`. */
  tournaments: { name: string; start_date: string }[];
  /** Somebody has confirmed that it is. */
  is_confirmed: boolean;
  /** What speaks against it. */
  doubts: SamePersonDoubt[];
}

/** PUT /team-members/{id}/same-person */
export class SamePersonRequest {
  /** Of the rows that are offered; none takes all of them apart. */
  @IsArray()
  @ArrayMaxSize(100)
  @AreUnique()
  @IsInt({ each: true, message: says(() => validationSentences.unknownChoice) })
  entry_ids: number[];
}

/** PUT and DELETE /team-members/{id}/initials, …/gone: it holds for every entry of this person in contingents of the same account. */
export interface SavedWishAnswer {
  message: string;
  data: { wish: PublicWish | null; entries: number };
}

/** POST and DELETE /team-members/{id}/photo */
export interface SavedPhotoAnswer {
  message: string;
  data: { photo_id: string | null };
}
