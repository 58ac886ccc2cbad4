// A correction that a contingent asks for: what it may be, who decides it, and what two at once are told.
import { refused, type Refused } from '../refusal';
import { changeTerms, type CheckRule, type Terms, type TermsRefusal } from './check-rule';
import { entryCheckTexts } from './entry-check-texts';

export const TICKET_KINDS = ['change', 'withdraw', 'remark'] as const;
/** Fields of the entry, the entry withdrawn, or a remark that fits no field. */
export type TicketKind = (typeof TICKET_KINDS)[number];

export const TICKET_STATES = ['open', 'accepted', 'refused', 'taken-back'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

export const TICKET_STATE_LABELS: Readonly<Record<TicketState, string>> = entryCheckTexts.tickets;

export interface AskedTicket {
  kind: TicketKind;
  differences: number;
  remark: string;
  /** What the form said that a change costs. */
  agreedFee: number;
}

export type AskRefusal = TermsRefusal | Refused<'nothing-changes' | 'remark-missing'> | FeeChanged;
export interface FeeChanged extends Refused<'fee-changed'> {
  fee: number;
}

/** The deadline may pass between the opening of the form and its sending: nobody is charged what they have not read. */
export function askTicket(rule: CheckRule | null, now: number, asked: AskedTicket): Terms | AskRefusal {
  const terms = changeTerms(rule, now);
  if (!terms.ok) return terms;
  if (asked.kind === 'change' && asked.differences === 0) return refused('nothing-changes');
  if (asked.kind === 'remark' && asked.remark.trim() === '') return refused('remark-missing');
  if (asked.agreedFee !== terms.fee) return { ok: false, code: 'fee-changed', fee: terms.fee };
  return terms;
}

export type StepRefusal = Refused<'over' | 'changed-meanwhile'>;

/** Of a ticket that stands `open`, in the version that was read: two at once, the second is refused. */
export function takeTicketStep(
  ticket: { state: TicketState; version: number },
  seenVersion: number,
): { ok: true } | StepRefusal {
  if (ticket.state !== 'open') return refused('over');
  return ticket.version === seenVersion ? { ok: true } : refused('changed-meanwhile');
}
