// The register of an account's own athletes: who they are, their papers, what they took part in, and their next entries.
import { Transform } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';
import type { KeptPaper, RegisterPaper } from '@gelanggang/domain/athletes/register-papers';
import type { Medal } from '@gelanggang/domain/results/medal-table';
import { type Gender } from '@gelanggang/domain/words/genders';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { blankIsAbsent, IsDay, IsId, IsText } from './fields';
import { PageQuery } from './page-query';
import { type PersonDetail, PersonRequest } from './person-request';
import { says, validationSentences } from './validation-sentences';

/** As many stand in one account's register at most. */
export const MOST_ATHLETES = 2000;
/** As many are entered at once. */
export const MOST_ENTERED = 50;
export const ATHLETE_PAPER_MAX_BYTES = 10 * 1024 * 1024;

/** GET /athletes */
export class AthletesQuery extends PageQuery {}

export interface AthletePaper extends KeptPaper {
  /** Changes with each file. */
  fileId: string;
}

export interface AthleteRow {
  id: number;
  name: string;
  gender: Gender;
  birth_date: string;
  /** kg, as last told. */
  body_weight: number | null;
  papers: AthletePaper[];
  /** How often they were entered, and into which tournament last. */
  entries: number;
  last_tournament: string | null;
}

/** POST /athletes, PUT /athletes/{id} */
export class AthleteRequest extends PersonRequest {
  @IsText(24)
  @Matches(/^[1-9]\d{15}$/, { message: says(() => validationSentences.nikWithoutZero) })
  nik: string;
}

/** GET /athletes/{id} answers `{ data: AthleteDetail }`. */
export interface AthleteDetail extends AthleteRow, PersonDetail {
  version: number;
}

export interface SavedAthleteAnswer {
  message: string;
  data: AthleteDetail;
}

/** GET /athletes/{id}/results answers `{ data: AthleteResult[] }`, newest tournament first. */
export interface AthleteResult {
  /** Of the entry. */
  id: number;
  tournament: { id: number; name: string; slug: string; start_date: string };
  contingent: string;
  match_category: string;
  age_category: string;
  /** Class, or the event of seni; empty where there is none. */
  class_name: string;
  is_paid: boolean;
  /** Of matches and battles that are decided. */
  won: number;
  lost: number;
  medal: Medal | null;
}

/** POST /athletes/{id}/papers/{kind}: fields beside the file `paper`. */
export class AthletePaperRequest {
  /** The day on the doctor's letter; of other papers left out. */
  @IsOptional()
  @Transform(blankIsAbsent)
  @IsDay()
  dated_on?: string;
}

/** POST and DELETE /athletes/{id}/papers/{kind} */
export interface SavedPaperAnswer {
  message: string;
  data: { papers: AthletePaper[] };
}

/** GET /athletes/entering: where the account's own contingents may enter athletes now. */
export interface EnteringPlace {
  contingent_id: number;
  contingent: string;
  tournament_id: number;
  tournament: string;
  start_date: string;
}

/** GET /athletes/proposals */
export class ProposalsQuery {
  @IsId()
  contingent_id: number;

  @IsId()
  tournament_id: number;
}

export interface ProposedClass {
  id: number;
  name: string;
  age_category_id: number;
  gender: Gender;
  weight_min: number | null;
  weight_max: number | null;
  includes_min: boolean;
}

export interface ProposedCategory {
  id: number;
  name: string;
  kind: MatchKind;
  unit_size: number;
  /** Rupiah; null: the tournament has set none. */
  fee: number | null;
}

/** An entry that stands in the contingent. */
export interface StandingEntry {
  match_category_id: number;
  age_category_id: number;
  category_class_id: number | null;
  nomor: string;
  body_weight: number | null;
  team_label: string | null;
  /** Paid or drawn: it is not changed from here. */
  is_fixed: boolean;
}

export interface AthleteProposal {
  id: number;
  name: string;
  gender: Gender;
  birth_date: string;
  body_weight: number | null;
  body_height: number | null;
  /** By the birth date, on the start of the tournament; null: none fits. */
  age_category_id: number | null;
  /** What they were entered in last, where the tournament has it; else tanding, else the first. */
  match_category_id: number;
  papers_missing: RegisterPaper[];
  entries: StandingEntry[];
}

/** Everything that the page of ticking needs; class follows from age, gender and weight by `classFor`. */
export interface Proposals {
  tournament: { id: number; name: string; start_date: string };
  contingent: { id: number; name: string };
  ages: { id: number; name: string }[];
  classes: ProposedClass[];
  categories: ProposedCategory[];
  /** Where a category of seni has several events at an age. */
  nomor: { match_category_id: number; age_category_id: number; choices: { id: string; name: string }[] }[];
  athletes: AthleteProposal[];
}

/** POST /athletes/entries */
export interface EnteredAnswer {
  message: string;
  data: { added: number; changed: number };
}
