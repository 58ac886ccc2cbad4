// What a print page gets from the worker: `window.__PRINT__`, set before the page's own scripts run. No login, no network.
import type { BracketAnswer, RecapCategory } from './tanding';

/** Where the worker opens a print page, and the element that says the page is ready to be printed. */
export const PRINT_PAGES = {
  schedule: '/print/schedule',
  bracket: '/print/bracket',
  recap: '/print/recap',
} as const;
/** The page sets this attribute on <html> when everything is laid out; the worker waits for it. */
export const PRINT_READY_ATTRIBUTE = 'data-print-ready';

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
  /** Partai number: the order in its schedule. */
  number: number;
  /** Planned start, `HH:MM`. */
  time: string;
  age_category: string;
  gender: 'male' | 'female';
  class_name: string;
  pool_name: string;
  round_label: string;
  blue: PrintCorner;
  red: PrintCorner;
  status: 'scheduled' | 'called' | 'ongoing' | 'finished' | 'walkover';
  winner: 'blue' | 'red' | null;
}

/** One schedule: one arena, one day, one session. */
export interface PrintSession {
  arena: string;
  /** `YYYY-MM-DD` */
  date: string;
  start_time: string;
  end_time: string | null;
  kind: 'tanding' | 'seni';
  note: string;
  matches: PrintMatch[];
}

/** Data of /print/schedule: sessions in order of date, arena, start. */
export interface PrintSchedule {
  page: 'schedule';
  tournament: PrintTournament;
  /** When the data was read: ISO 8601. */
  printed_at: string;
  sessions: PrintSession[];
}

/** Data of /print/bracket: one drawn pool, on a sheet of paper or as a picture of its own size. */
export interface PrintBracket {
  page: 'bracket';
  as: 'paper' | 'picture';
  tournament: PrintTournament;
  printed_at: string;
  bracket: BracketAnswer;
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

export type PrintData = PrintSchedule | PrintBracket | PrintRecap;
