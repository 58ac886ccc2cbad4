// What each notice of the bell tells, by its kind.
import type { PaperKind } from '@gelanggang/domain/athletes/papers';
import type { ProtestLevel, Remedy } from '@gelanggang/domain/protests/protests';

export interface BillingNotice {
  billing_id: number;
  invoice_number: string;
  tournament: string;
  amount: number;
  /** Who took the step. */
  by: string;
}

export interface ContingentNotice {
  contingent_id: number;
  contingent: string;
  /** Who took the step. */
  /** null: the office. */
  by: string | null;
}

interface PapersNotice {
  tournament: string;
  contingent_id: number;
  contingent: string;
  /** `YYYY-MM-DD` */
  due_on: string;
  /** How many of the contingent lack a paper. */
  count: number;
  /** The first of them, with what each lacks; a text in notices from before it was kept apart from its words. */
  athletes: readonly (LackingAthlete | string)[];
}

export interface LackingAthlete {
  name: string;
  lacks: readonly PaperKind[];
}

interface ProtestNotice {
  protest_id: number;
  level: ProtestLevel;
  tournament: string;
  /** null: it has no number. */
  partai?: string | null;
  /** 'Partai A24', in notices from before only its number was kept. */
  match?: string;
  /** Who protests. */
  contingent: string;
}

interface Deadline {
  /** `HH:MM` where the tournament is; '10.42' in notices from before. */
  decide_by: string;
}

export interface TicketNotice {
  ticket_id: number;
  tournament_id: number;
  tournament: string;
  contingent_id: number;
  contingent: string;
  /** Empty: about the list as a whole. */
  athlete: string;
}

/** Kept with the notice; no personal data beyond names. */
export interface Notices {
  /** To a billing's owner, for whom somebody else issued it; to staff, of a manager's new one. */
  'billing.issued': BillingNotice;
  'billing.issued-to-staff': BillingNotice;
  /** To the owner: the office reminds of what waits to be paid. */
  'billing.reminder': BillingNotice;
  /** To staff: a proof waits to be confirmed. */
  'billing.proof': BillingNotice;
  /** To the owner. */
  'billing.paid': BillingNotice;
  'billing.failed': BillingNotice & { reason: string };
  'billing.cash-undone': BillingNotice & { reason: string };
  'billing.transfer-undone': BillingNotice & { reason: string };
  /** To staff: money came by a payment service, and pays no bill. */
  'billing.unbilled': BillingNotice;
  /** To the owner when staff cancel, to staff when the owner does. */
  'billing.cancelled': BillingNotice;
  /** To whom a contingent is offered, when there is an account already. */
  'contingent.invited': ContingentNotice;
  /** To who invited: the manager said yes or no. */
  'contingent.accepted': ContingentNotice;
  'contingent.declined': ContingentNotice;
  /** To the manager who has it now; to the one who had it. */
  'contingent.received': ContingentNotice;
  'contingent.given-away': ContingentNotice & { to: string };
  /** To the office: somebody says that it is theirs. */
  'contingent.claimed': ContingentNotice;
  /** To who claimed it. */
  /** null: it was given to another account. */
  'contingent.claim-refused': ContingentNotice & { reason: string | null };
  /** To the managers of both: two became one; that was undone. */
  /** `sign_again`: tournaments whose list one of the two had signed; left out by notices from before that was told. */
  'contingent.merged': ContingentNotice & { merged: string; sign_again?: readonly string[] };
  'contingent.merge-undone': ContingentNotice & { merged: string };
  /** To a contingent's manager: the office reminds of papers. */
  'papers.lacking': PapersNotice;
  /** To the office: a contingent says that something is wrong with its entries. */
  'entry-check.ticket': TicketNotice;
  /** To the contingent's manager: what the office said to that; to be signed; `fee`: on a bill. */
  'entry-check.accepted': TicketNotice & { reason: string; fee: number };
  'entry-check.refused': TicketNotice & { reason: string; fee: number };
  'entry-check.reminder': Omit<TicketNotice, 'ticket_id' | 'athlete'> & {
    due_at: string;
    time_zone: string;
    count: number;
    /** It was signed, and has changed since. */
    is_changed: boolean;
  };
  /** To the office; to the other side's manager. */
  'protest.filed-to-staff': ProtestNotice & Deadline;
  'protest.filed': ProtestNotice & Deadline;
  /** To the managers of both sides. */
  'protest.ruled': ProtestNotice & { remedy: Remedy };
  'protest.undone': ProtestNotice;
}

export type NoticeKind = keyof Notices;
