// Old events (own, no call of the specs): what was held before this installation, with the results that a list prints.
import { IsIn } from 'class-validator';
import { EVENT_LEVELS, type EventLevel } from '@gelanggang/domain/past-events/levels';
import type { PastMapping } from '@gelanggang/domain/past-events/past-list';
import type { PastFault } from '@gelanggang/domain/past-events/past-results';
import type { Medal } from '@gelanggang/domain/results/medal-table';
import type { Corner } from '@gelanggang/domain/words/corners';
import type { Gender } from '@gelanggang/domain/words/genders';
import { IsDay, IsLastDayOf, IsOptionalId, IsOptionalText, IsText } from './fields';
import { says, validationSentences } from './validation-sentences';

export const PAST_LIST_MAX_BYTES = 5 * 1024 * 1024;
/** Of one old event, whatever number of lists they came with. */
export const MOST_PAST_RESULTS = 10_000;
/** Faults and notes of a list that are shown; the others are counted. */
export const MOST_FAULTS_SHOWN = 100;
export const LONGEST_PAST_EVENT_DAYS = 60;

/** POST /past-events, PUT /past-events/{id} */
export class PastEventRequest {
  @IsText(200)
  name: string;

  @IsText(200)
  place: string;

  @IsIn([...EVENT_LEVELS], { message: says(() => validationSentences.chooseLevel) })
  level: EventLevel;

  @IsDay()
  start_date: string;

  @IsDay()
  @IsLastDayOf('start_date', LONGEST_PAST_EVENT_DAYS)
  end_date: string;

  /** The version that the form has loaded: 409 when somebody else has saved since. */
  @IsOptionalId()
  version?: number;
}

/** The fields beside the file of POST /past-events/{id}/read and /results. */
export class PastListRequest {
  /** `PastMapping` as JSON; left out: proposed. */
  @IsOptionalText(500)
  mapping?: string;

  /** Which sheet of a workbook, from 0; left out: the one with most rows. */
  @IsOptionalText(3)
  sheet?: string;

  /** Of what was shown: nothing else is taken in. */
  @IsOptionalText(64)
  fingerprint?: string;
}

export const ARCHIVE_MAX_BYTES = 30 * 1024 * 1024;

/** The fields beside the file of POST /past-events/from-archive; name and days are the archive's. */
export class FromArchiveRequest {
  @IsText(200)
  place: string;

  @IsIn([...EVENT_LEVELS], { message: says(() => validationSentences.chooseLevel) })
  level: EventLevel;
}

/** One of GET /past-events: those that have results, newest first. Public. */
export interface PastEventRow {
  id: number;
  name: string;
  place: string;
  level: EventLevel;
  start_date: string;
  end_date: string;
  results: number;
  contingents: number;
}

/** One of GET /past-events/of-office, and GET /past-events/{id}/form. */
export interface OwnPastEventRow extends PastEventRow {
  version: number;
}

export interface PastStanding extends Record<Medal, number> {
  rank: number;
  contingent: string;
  total: number;
}

export interface PastResultRow {
  id: number;
  names: string[];
  contingent: string;
  /** '' where the list tells none. */
  province: string;
  /** null: took part. */
  place: number | null;
}

export interface PastEventGroup {
  category: string;
  age: string;
  class: string;
  gender: Gender | null;
  results: PastResultRow[];
}

/** Of an old event that came from an archive, whose chain and signature were checked. */
export interface PastArchiveInfo {
  /** SHA-256 of the public key that signed it. */
  key: string;
  records: number;
  /** Of the last record. */
  hash: string;
}

export interface PastMatch {
  /** 0: the final, 1: the round before it; null: the match for third place, or performances that are ranked. */
  from_final: number | null;
  is_third_place: boolean;
  blue: { names: string[]; contingent: string } | null;
  red: { names: string[]; contingent: string } | null;
  winner: Corner | null;
  blue_score: number | null;
  red_score: number | null;
  win_kind: string | null;
}

/** One of GET /past-events/{id}/matches. Public. */
export interface PastPool {
  category: string;
  age: string;
  gender: Gender | null;
  class: string;
  name: string;
  is_ranked: boolean;
  matches: PastMatch[];
}

/** GET /past-events/{id}. Public: what a printed list of results has. */
export interface PastEventAnswer extends PastEventRow {
  /** null: its results came by lists. */
  archive: PastArchiveInfo | null;
  standings: PastStanding[];
  events: PastEventGroup[];
}

/** One of GET /past-results?search=: a result by the name of an athlete or a contingent. Public. */
export interface FoundPastResult extends PastResultRow {
  category: string;
  age: string;
  class: string;
  gender: Gender | null;
  event: { id: number; name: string; start_date: string };
}

/** POST /past-events/{id}/read: nothing is kept of it. */
export interface PastListPreview {
  sheets: { name: string; rows: number }[];
  sheet: number;
  headings: string[];
  columns: number;
  mapping: PastMapping;
  /** Why nothing can be read by this mapping, for people; null: it can. */
  mapping_fault: string | null;
  /** The first results as they are read. */
  shown: Omit<PastEventGroup & PastResultRow, 'id' | 'results'>[];
  counts: { results: number; added: number; changed: number; known: number; faults: number; notes: number };
  medals: Record<Medal, number>;
  faults: PastFault[];
  notes: PastFault[];
  /** SHA-256 of what would be taken in, and of what it would change. */
  fingerprint: string;
}

export interface PastListTaken {
  message: string;
  data: { added: number; changed: number; known: number; left_out: number };
}
