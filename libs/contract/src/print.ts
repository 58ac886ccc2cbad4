// What a print page gets from the worker: one sheet after another, each with its data. No login, no network.
import type { FeePer } from '@gelanggang/domain/billing/fee-per';
import type { BillingStatus } from '@gelanggang/domain/billing/billing-steps';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import type { Gender } from '@gelanggang/domain/words/genders';
import type { Corner } from '@gelanggang/domain/words/corners';
import type { MatchStatus } from '@gelanggang/domain/results/match-steps';
import type { BlankSize } from './draw-options';
import type { Insight } from './insight';
import type { Medal } from '@gelanggang/domain/results/medal-table';
import type { MatchRecap } from './match-recap';
import type { MedalSnapshot } from './medals';
import type { OfficialRole } from '@gelanggang/domain/officials/roles';
import type { BankAccount } from './tournament-setup';
import type { SeniPoolAnswer } from './seni-answers';
import type { BracketAnswer, RecapCategory } from './brackets';
import type { PrintCard } from './cards';
import type { CertificateSetting } from './certificates';
import type { CertificateSlot } from '@gelanggang/domain/results/certificates';

/** Where the worker opens the page of these data. */
export type PrintPath = `/print/${PrintData['page']}`;
export const printPath = ({ page }: Pick<PrintData, 'page'>): PrintPath => `/print/${page}`;
/** The page sets this attribute on <html> when everything is laid out; the worker waits for it. */
export const PRINT_READY_ATTRIBUTE = 'data-print-ready';

/**
 * `window.__PRINTER__`, set by the worker before the page's own scripts run. The web app then draws nothing by itself: it
 * puts these there, and the worker calls `show` for each sheet and `clear` after it.
 */
export interface Printer {
  /** What an earlier sheet left is gone when it returns; the new one is ready when the attribute says so. */
  /** `mark`: a word across each sheet. */
  show?: (path: PrintPath, data: PrintData, mark?: string) => void;
  clear?: () => void;
}

/** What stands at the head of every sheet. */
export interface PrintTournament {
  name: string;
  location: string;
  start_date: string;
  end_date: string;
  time_zone: string;
}

export interface PrintCorner {
  /** Empty: not known yet (the label says whose winner comes), or a bye. */
  name: string;
  contingent: string;
  state: 'unit' | 'tbd' | 'bye';
}

export interface PrintMatch {
  kind: MatchKind;
  /** Partai number, in the tournament's numbering. */
  number: number;
  /** 'A24' */
  partai: string;
  /** Planned start, `HH:MM`. */
  time: string;
  /** Tanding, Tunggal, Ganda, Regu or Solo Kreatif. */
  match_category: string;
  age_category: string;
  gender: Gender;
  class_name: string;
  pool_name: string;
  round_label: string;
  blue: PrintCorner;
  red: PrintCorner;
  /** Of seni: the corner that performs in this row; null for a performance in a pool, which stands in the blue one. */
  corner: Corner | null;
  /** It stood elsewhere when its schedule was announced. */
  is_changed: boolean;
  status: MatchStatus;
  winner: Corner | null;
}

/** One schedule: one arena, one day, one session. */
export interface PrintSession {
  arena: string;
  /** `YYYY-MM-DD` */
  date: string;
  start_time: string;
  end_time: string | null;
  kind: MatchKind;
  note: string;
  matches: PrintMatch[];
}

/** Data of /print/schedule: sessions in order of date, arena, start. */
export interface PrintSchedule {
  page: 'schedule';
  layout: 'public' | 'table';
  tournament: PrintTournament;
  /** When the data was read: ISO 8601; null: the foot of the sheet says it. */
  printed_at: string | null;
  sessions: PrintSession[];
}

/** Data of /print/bracket: drawn pools on paper, in the order of the draw, or one as a picture of its own size. */
export interface PrintBracket {
  page: 'bracket';
  as: 'paper' | 'picture';
  /** Without results, to be filled in at the referee's table. */
  is_blank: boolean;
  tournament: PrintTournament;
  printed_at: string;
  brackets: BracketAnswer[];
}

/** Data of /print/blank-bracket: a bracket without names. */
export interface PrintBlankBracket {
  page: 'blank-bracket';
  tournament: PrintTournament;
  printed_at: string;
  size: BlankSize;
  has_third_place: boolean;
}

/** Data of /print/seni: drawn pools on paper, or one as a picture. */
export interface PrintSeni {
  page: 'seni';
  as: 'paper' | 'picture';
  tournament: PrintTournament;
  printed_at: string;
  pools: SeniPoolAnswer[];
}

/** The element of /print/bracket that is the picture. */
export const PRINT_PICTURE_ATTRIBUTE = 'data-print-picture';

/** Data of /print/recap: categories, genders and classes in the recap's order. */
export interface PrintRecap {
  page: 'recap';
  tournament: PrintTournament;
  printed_at: string;
  categories: RecapCategory[];
}

/** Data of /print/score-sheets: matches that panels scored, each on its own sheet. */
export interface PrintScoreSheets {
  page: 'score-sheets';
  tournament: PrintTournament;
  printed_at: string;
  matches: MatchRecap[];
  /** Who sat where, by match, the referee first; a match without a list of officials has none. */
  officials: { match_id: number; seat: number; name: string }[];
}

export interface PrintBillingMember {
  name: string;
  contingent: string;
  match_category: string;
  age_category: string;
  gender: Gender;
  class_name: string | null;
  /** Of seni: the event within the category; empty where there is only one. */
  nomor: string;
  /** The fee in whole rupiah, nothing taken off. */
  amount: number;
  /** What `amount` is: a share of a pair's or a team's one fee, or an athlete's own. */
  fee_per: FeePer | null;
  unit_size: number;
}

/** Data of /print/billing: a billing as an invoice or, once paid, as a receipt; members in its order. */
export interface PrintBilling {
  page: 'billing';
  as: 'invoice' | 'receipt';
  tournament: PrintTournament;
  printed_at: string;
  invoice_number: string;
  status: BillingStatus;
  issued_at: string;
  paid_at: string | null;
  /** Who confirmed it; null when that is not recorded. */
  confirmed_by: string | null;
  payer: string;
  /** Of a receipt that the office gave for cash. */
  cash: { receipt_number: string; amount: number; received_from: string; received_on: string } | null;
  bank_name: string;
  account_number: string;
  account_name: string;
  notes: string;
  /** The fees. */
  amount: number;
  /** What is transferred: `total_amount` of the billing. */
  total_amount: number;
  /** 'Satu juta rupiah'. */
  amount_in_words: string;
  members: PrintBillingMember[];
  charges: { text: string; amount: number }[];
  /** Taken off the members' fees by a code; 0: nothing. */
  discount: number;
  discount_code: string;
  contingent_fees: { contingent: string; amount: number }[];
  contacts: { name: string; description: string; phone: string; email: string }[];
  /** Of the tournament, to pay to. */
  bank_accounts: BankAccount[];
  /** Of an invoice that waits for payment: the tournament's QRIS with `total_amount`. */
  qris: { code: string; merchant: string } | null;
  /** Where the proof of payment is uploaded; null where nobody said how browsers reach the system. */
  upload_url: string | null;
}

/** Data of /print/insight: the figures as they were read, and the filters in words. */
export interface PrintInsight {
  page: 'insight';
  tournament: PrintTournament;
  printed_at: string;
  insight: Insight;
  filters: string[];
}

export interface PrintWeighed {
  name: string;
  contingent: string;
  /** 'Dewasa Putra A' */
  class_name: string;
  weight_min: number | null;
  weight_max: number | null;
  /** First match of the day. */
  /** 'A24' */
  partai: string;
  time: string;
  arena: string;
}

/** Data of /print/weigh-in: by age category, gender, class and name. */
export interface PrintWeighIn {
  page: 'weigh-in';
  tournament: PrintTournament;
  printed_at: string;
  date: string;
  athletes: PrintWeighed[];
}

/** Data of /print/medals: per contingent, then per class. */
export interface PrintMedals extends Pick<MedalSnapshot, 'rule' | 'is_over' | 'undivided' | 'standings' | 'events'> {
  page: 'medals';
  tournament: PrintTournament;
  printed_at: string;
}

/** Who gets a certificate. */
export const CERTIFICATES_FOR = ['medallists', 'participants'] as const;
export type CertificatesFor = (typeof CERTIFICATES_FOR)[number];

/** One person's certificate. */
export interface PrintCertificate {
  name: string;
  contingent: string;
  /** 'Tanding Dewasa Putra A' */
  class_name: string;
  /** Null: took part. */
  medal: Medal | null;
  number: string;
  /** Where anybody checks it, as a QR code; null: nobody said how browsers reach the system. */
  check_url: string | null;
}

/** Addresses of the pictures that stand on a certificate. */
export type CertificatePictures = Partial<Record<CertificateSlot, string>>;

/** Data of /print/certificates: one sheet each. */
export interface PrintCertificates {
  page: 'certificates';
  tournament: PrintTournament;
  /** Null: nothing was set, and the sheet has a line for one who signs. */
  setting: CertificateSetting | null;
  /** As data addresses: the page that prints has no network. */
  pictures: CertificatePictures;
  certificates: PrintCertificate[];
}

/** Data of /print/athlete-cards: athletes and managers by contingent, officials by name. */
export interface PrintAthleteCards {
  page: 'athlete-cards';
  tournament: PrintTournament;
  cards: PrintCard[];
}

export interface PrintDutySession {
  arena: string;
  date: string;
  start_time: string;
  end_time: string;
  duties: { role: OfficialRole; names: string[] }[];
  /** In their order: who sits where, the referee first. */
  matches: { partai: string; time: string; seats: { seat: number; name: string }[] }[];
}

/** Data of /print/officials: sessions by day, start and arena. */
export interface PrintOfficials {
  page: 'officials';
  tournament: PrintTournament;
  printed_at: string;
  sessions: PrintDutySession[];
}

/** A table of the report, on paper and as a sheet of its workbook. */
export interface ReportTable {
  title: string;
  columns: { header: string; isNumber?: boolean }[];
  rows: (string | number)[][];
  /** Instead of rows where there are none. */
  empty: string;
}

/** Another document in the form of the report. */
export interface ReportDocument {
  title: string;
  /** A paragraph each, below the title. */
  about: string[];
  /** Who signs it; nobody: it is a print of records. */
  signs: { role: string; name: string }[];
}

/** Data of /print/event-report. */
export interface PrintEventReport {
  page: 'event-report';
  tournament: PrintTournament;
  printed_at: string;
  /** Left out: the whole report, which the technical delegate signs. */
  document?: ReportDocument;
  tables: ReportTable[];
}

export type PrintData =
  | PrintEventReport
  | PrintOfficials
  | PrintAthleteCards
  | PrintMedals
  | PrintCertificates
  | PrintWeighIn
  | PrintSchedule
  | PrintBracket
  | PrintBlankBracket
  | PrintRecap
  | PrintScoreSheets
  | PrintSeni
  | PrintBilling
  | PrintInsight;
