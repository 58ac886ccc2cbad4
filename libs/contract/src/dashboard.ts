// What the dashboard counts of one tournament (the product's own).

/** GET /dashboard/{id}: `{data: DeskAnswer}` */
export interface DeskAnswer {
  tournament: {
    id: number;
    name: string;
    slug: string;
    time_zone: string;
    start_date: string;
    end_date: string;
    /** On its wall clock. */
    today: string;
    is_registration_open: boolean;
  };
  members: number;
  participants: number;
  proofs: number;
  unpaid_bills: number;
  lacking_papers: number;
  classes: number;
  undrawn_tanding: number;
  undrawn_seni: number;
  lone_athletes: number;
  pools: number;
  waiting_tanding: number;
  waiting_seni: number;
  matches: number;
  unscheduled: number;
  drafts: number;
  rebuilds: number;
  weigh_date: string | null;
  not_weighed: number;
  finished: number;
  matches_today: number;
  finished_today: number;
  unreleased: number;
  protests: number;
  /** When the first of them has to be decided, as far as its form came back. */
  protest_since: string | null;
  titles: number;
  titles_done: number;
}
