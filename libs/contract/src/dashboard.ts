// What the dashboard counts of one tournament, for its office and for a manager (the product's own).
import type { PaperKind } from '@gelanggang/domain/athletes/papers';
import type { Corner } from '@gelanggang/domain/words/corners';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { IsOptionalId } from './fields';

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
    is_active: boolean;
  };
  members: number;
  participants: number;
  proofs: number;
  unpaid_bills: number;
  lacking_papers: number;
  /** Corrections that wait, and while the check is on contingents that have not signed their list. */
  entry_tickets: number;
  unsigned_lists: number;
  classes: number;
  undrawn_tanding: number;
  undrawn_seni: number;
  /** Pairs and teams that are not whole, in events without a draw. */
  incomplete_seni: number;
  lone_athletes: number;
  /** Of the classes, those whose pools are all drawn. */
  drawn_classes: number;
  /** Of tanding, paid after their class was drawn: in no pool. */
  late_athletes: number;
  pools: number;
  waiting_tanding: number;
  waiting_seni: number;
  matches: number;
  unscheduled: number;
  /** In schedules of days before today, and neither fought nor decided. */
  left_over: number;
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
  /** As the medals count them: drawn classes and events, and those that are over. */
  titles: number;
  titles_done: number;
}

/** GET /own-dashboard */
export class OwnDeskQuery {
  @IsOptionalId()
  tournament_id?: number;
}

/** What an athlete lacks: no bill holds them, the bill is not paid, or a paper is not handed in. */
export type OwnLack = 'bill' | 'payment' | PaperKind;

export interface OwnAthlete {
  id: number;
  name: string;
  contingent: string;
  /** 'Tanding Dewasa Kelas A' */
  event: string;
  lacks: OwnLack[];
}

export interface OwnMatchSide {
  corner: Corner;
  /** 'Raka Putra', or who it will be: 'Pemenang A24' */
  name: string;
  is_own: boolean;
}

export interface OwnMatch {
  id: number;
  kind: MatchKind;
  /** `YYYY-MM-DD`, `HH:MM`, in the tournament's time zone */
  date: string;
  time: string;
  arena: string;
  partai: string | null;
  event: string;
  /** Blue, then red; of seni the one that performs. */
  sides: OwnMatchSide[];
  is_running: boolean;
}

/** Of one tournament, what its manager has to do and will see: `{data: OwnDesk[]}`, the next tournament first. */
export interface OwnDesk {
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
  unbilled: number;
  /** Own bills that wait for a payment, and their sum. */
  unpaid_bills: number;
  to_pay: number;
  /** The one that waits, where it is the only one. */
  unpaid_bill_id: number | null;
  /** The last own bill that the office has rejected, of which somebody is on no other bill yet. */
  rejected_bill: { id: number; reason: string | null } | null;
  /** Own bills whose proof the office looks at. */
  proofs: number;
  lacking_papers: number;
  /** Lists to be read and signed, or signed anew; the contingent of the only one. */
  unsigned_lists: number;
  unsigned_contingent_id: number | null;
  /** Until when; null: the tournament does not check. */
  check_due_at: string | null;
  /** Those who lack something, the first of them; `lacking` counts all. */
  athletes: OwnAthlete[];
  lacking: number;
  matches: number;
  matches_done: number;
  /** The next of them in the public schedule. */
  next: OwnMatch[];
  /** Of which matches and of whose news this changes. */
  match_ids: number[];
  contingent_ids: number[];
}
