// The open feed of a tournament: what the records of its log and its document hold. docs/feed.md tells how to read it; a
// change that a reader would have to know of takes the next version.
import type { FeedKind } from '@gelanggang/domain/feed/feed-log';
import type { MatchStatus } from '@gelanggang/domain/results/match-steps';
import type { Medal, OverallRule } from '@gelanggang/domain/results/medal-table';
import type { LoneRule } from '@gelanggang/domain/results/lone-entrants';
import type { ResultState } from '@gelanggang/domain/results/result-state';
import type { PerformanceOutcome } from '@gelanggang/domain/seni/performance-score';
import type { Corner } from '@gelanggang/domain/words/corners';
import type { Gender } from '@gelanggang/domain/words/genders';
import type { MatchKind } from '@gelanggang/domain/words/labels';

export const FEED_FORMAT = 'gelanggang-feed';
export const FEED_VERSION = 1;
/** Records of a page: it is full, and never changes again. */
export const FEED_PAGE_RECORDS = 250;
/** What stands before the first record. */
export const FEED_START = '0'.repeat(64);
export const FEED_TABLES = ['entries', 'schedule', 'results', 'medals'] as const;
export type FeedTable = (typeof FEED_TABLES)[number];

/** One line of the log; its hash is the SHA-256 of the line's bytes. */
export interface FeedRecord {
  /** From 1, without a gap. */
  number: number;
  at: string;
  kind: FeedKind;
  /** Of what: 'pool:3', 'waiting:1-2-male-7', 'match:12', 'session:4', 'disqualified:9', 'medals:1-2-male-7', … */
  key: string;
  /** What holds of it from here on; null: nothing any more. */
  value: FeedPool | FeedWaiting | FeedMatch | FeedSession | FeedDisqualified | FeedMedalRule | FeedMedals | null;
  /** The hash of the record before. */
  before: string;
}

/** A drawn pool: its event, who is in it, how its matches lead to one another. */
export interface FeedPool {
  /** Key of the event: category, age, gender, class, event of seni. */
  event: string;
  kind: MatchKind;
  /** `default`: performances that are ranked. */
  mode: 'default' | 'battle';
  category: string;
  age: string;
  gender: Gender;
  class: string;
  name: string;
  stage: number;
  /** Its best go on to another stage, which is drawn or not yet. */
  goes_on: boolean;
  is_next_drawn: boolean;
  draw: number;
  seed: string;
  units: FeedUnitRef[];
  dummies: number[];
  matches: FeedDrawnMatch[];
}

/** Of an event: how many of its pools are divided and not drawn. It is not over before they are. */
export interface FeedWaiting {
  pools: number;
}

export interface FeedUnitRef {
  id: number;
  contingent: number;
  /** Binds the names that the document tells: SHA-256 of salt, names and contingent, a line each. */
  who: string;
}

/** In a corner: a unit, 'bye', or null where another match leads to it. */
export interface FeedDrawnMatch {
  id: number;
  round: number;
  position: number;
  is_third_place: boolean;
  blue: number | 'bye' | null;
  red: number | 'bye' | null;
  next: FeedLink | null;
  loser: FeedLink | null;
}

export interface FeedLink {
  match: number;
  corner: Corner;
}

/** A match that was called, runs or has a result. */
export interface FeedMatch {
  pool: number;
  state: Extract<MatchStatus, 'called'> | Exclude<ResultState, 'disqualified'>;
  /** Who stood in its corners. */
  blue: number | null;
  red: number | null;
  result?: FeedResult;
  /** Of seni. */
  performances?: FeedPerformance[];
}

export interface FeedResult {
  id: number;
  /** null: both were absent. */
  winner: Corner | null;
  is_walkover: boolean;
  win_kind: string | null;
  win_reason: string | null;
  blue_score: number | null;
  red_score: number | null;
  /** Of a seni battle: what parted the two. */
  decided_by: string | null;
}

export interface FeedPerformance {
  corner: Corner;
  outcome: PerformanceOutcome;
  /** Hundredths, one per judge. */
  scores: number[];
  /** Hundredths, without what the time costs. */
  penalty: number;
  seconds: number | null;
  /** The time that it may last, in seconds; `is_costed`: a wrong time costs and parts. */
  time: { min: number; max: number; tolerance: number; out_after: number | null; is_costed: boolean };
  /** Thousandths; null unless performed. */
  final: number | null;
}

export interface FeedSession {
  arena: number;
  kind: MatchKind;
  date: string;
  start: string;
  end: string;
  matches: { match: number; corner: Corner | null; number: number; start: string | null }[];
}

export interface FeedDisqualified {
  pool: number;
}

export interface FeedMedalRule {
  overall_by: OverallRule;
  gold: number;
  silver: number;
  bronze: number;
  lone_entrant: LoneRule;
}

export interface FeedMedals {
  winners: { medal: Medal; unit: number }[];
}

/** GET /feed/{slug}: all that the log tells at its last record, with the names that belong to it. Public. */
export interface FeedDocument {
  format: typeof FEED_FORMAT;
  version: typeof FEED_VERSION;
  tournament: { id: number; name: string; slug: string; start_date: string; end_date: string; time_zone: string };
  /** The last record that is in it, and its hash. */
  records: number;
  hash: string;
  contingents: { id: number; name: string; region: string }[];
  entries: { name: string; contingent: number; category: string; age: string; gender: Gender; class: string }[];
  arenas: { id: number; name: string; code: string }[];
  /** Who stands in the draws. */
  units: { id: number; names: string[]; contingent: number; salt: string }[];
  facts: { key: string; value: NonNullable<FeedRecord['value']> }[];
  /** What anybody finds out of the facts by the rules. */
  medals: {
    is_over: boolean;
    /** Events with entries that are not divided yet: the log does not tell of them. Older documents have no such figure. */
    undivided?: number;
    events: { event: string; entrants: number; is_over: boolean; winners: { medal: Medal; unit: number }[] }[];
    standings: FeedStanding[];
  };
}

export interface FeedStanding extends Record<Medal, number> {
  rank: number;
  contingent: number;
  points: number;
}

/** GET /feed/{slug}/head: how long the log is, its full pages by their hashes, and what came after them. Public. */
export interface FeedHead {
  format: typeof FEED_FORMAT;
  version: typeof FEED_VERSION;
  tournament: FeedDocument['tournament'];
  records: number;
  /** Of the last record. */
  hash: string;
  page_records: number;
  /** Of the last record of each full page: GET /feed/{slug}/pages/{number}/{hash}. */
  pages: string[];
  /** Records that no full page has, each as its line. */
  open: string[];
  /** SHA-256 of the document of the same moment: GET /feed/{slug}. */
  document: string;
  /** The text that was signed, and its Ed25519 signature in base64. */
  signed: string;
  signature: string;
  /** SHA-256 of the public key: GET /feed-key. */
  key: string;
}

/** GET /feed-key. Public. */
export interface FeedKey {
  algorithm: 'Ed25519';
  /** SubjectPublicKeyInfo as PEM. */
  public_key: string;
  /** SHA-256 of its DER. */
  key: string;
}
