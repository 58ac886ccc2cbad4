// What a print page gets from the worker: `window.__PRINT__`, set before the page's own scripts run. No login, no network.

/** Where the worker opens a print page, and the element that says the page is ready to be printed. */
export const PRINT_PAGES = { schedule: '/print/schedule' } as const;
/** The page sets this attribute on <html> when everything is laid out; the worker waits for it. */
export const PRINT_READY_ATTRIBUTE = 'data-print-ready';

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
  tournament: { name: string; location: string; start_date: string; end_date: string; time_zone: string };
  /** When the data was read: ISO 8601. */
  printed_at: string;
  sessions: PrintSession[];
}

export type PrintData = PrintSchedule;
