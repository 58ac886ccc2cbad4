// The deadline of a tournament's check, and its refusals as people read them.
import type { ChangeTerms } from '@gelanggang/contract/entry-check';
import { changeTerms, type TermsRefusal } from '@gelanggang/domain/entry-check/check-rule';
import type { SignRefusal } from '@gelanggang/domain/entry-check/signature';
import type { AskRefusal, StepRefusal } from '@gelanggang/domain/entry-check/ticket';
import { clockTime, deadlineDateTime, longDate, timeZoneName } from '@gelanggang/domain/words/dates';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import type { StandingRule } from '@gelanggang/entries/check/check-lists.queries';
import type { Sentence } from '@gelanggang/domain/words/sentences';
import { entryCheckSentences } from './sentences';
import { entryCheckTexts } from './texts';

/** null: the tournament does not check, or no longer. */
export function termsOf(rule: StandingRule): ChangeTerms | null {
  const terms = changeTerms(rule, rule.now);
  if (!terms.ok && terms.code === 'off') return null;
  return {
    due_at: new Date(rule.dueAt).toISOString(),
    after_due: rule.afterDue,
    late_fee: rule.fee,
    is_late: rule.now > rule.dueAt,
    fee: terms.ok ? terms.fee : 0,
    refusal: terms.ok ? null : termsRefusal(terms, rule).text,
  };
}

/** '28 November 2026 pukul 18.00 WIB' */
function dueText({ dueAt, tournament }: StandingRule): string {
  const { date, time } = deadlineDateTime(dueAt, tournament.time_zone);
  return entryCheckTexts.dueAt(longDate(date), clockTime(time), timeZoneName(tournament.time_zone));
}

const OFF = entryCheckSentences.notChecking;
const closed = (rule: StandingRule): Sentence => entryCheckSentences.closedAt(() => dueText(rule));
const termsRefusal = ({ code }: TermsRefusal, rule: StandingRule): Sentence => (code === 'off' ? OFF : closed(rule));

export function askRefusal(refusal: AskRefusal, rule: StandingRule): Sentence {
  switch (refusal.code) {
    case 'off':
    case 'closed':
      return termsRefusal({ ok: false, code: refusal.code }, rule);
    case 'nothing-changes':
      return entryCheckSentences.nothingChanged;
    case 'remark-missing':
      return entryCheckSentences.remarkRequired;
    case 'fee-changed':
      return refusal.fee === 0 ? entryCheckSentences.nowFree : entryCheckSentences.nowCosts(() => rupiah(refusal.fee));
  }
}

export function signRefusal({ code }: SignRefusal, rule: StandingRule): Sentence {
  switch (code) {
    case 'off':
      return OFF;
    case 'closed':
      return closed(rule);
    case 'empty':
      return entryCheckSentences.listEmpty;
    case 'all-reported':
      return entryCheckSentences.allReported;
    case 'changed-meanwhile':
      return entryCheckSentences.listChanged;
    case 'signed-already':
      return entryCheckSentences.signedAlready;
  }
}

export const stepRefusal = ({ code }: StepRefusal): Sentence =>
  code === 'over' ? entryCheckSentences.ticketOver : entryCheckSentences.ticketMoved;
