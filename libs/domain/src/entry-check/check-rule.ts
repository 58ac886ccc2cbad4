// When a contingent may sign its entries and ask for changes of them, and what a change costs (issue 32, point 3).
import { refused, type Refused } from '../refusal';

/** What happens to a change after the deadline: none is taken any more, or each has a fee. */
export const AFTER_DUE = ['closed', 'fee'] as const;
export type AfterDue = (typeof AFTER_DUE)[number];

export interface CheckRule {
  isOn: boolean;
  /** Milliseconds since 1970; the deadline itself is still in time. */
  dueAt: number;
  afterDue: AfterDue;
  /** Whole rupiah, of a change after the deadline; null where none is taken then. */
  fee: number | null;
}

export type TermsRefusal = Refused<'off' | 'closed'>;

export interface Terms {
  ok: true;
  isLate: boolean;
  /** 0: none. */
  fee: number;
}

/** What a change costs now; `rule` null: the tournament has set none. */
export function changeTerms(rule: CheckRule | null, now: number): Terms | TermsRefusal {
  if (!rule?.isOn) return refused('off');
  if (now <= rule.dueAt) return { ok: true, isLate: false, fee: 0 };
  return rule.afterDue === 'closed' ? refused('closed') : { ok: true, isLate: true, fee: rule.fee ?? 0 };
}
