// The English words of a manager's dashboard.
import { PAPER_LABELS } from '@gelanggang/domain/athletes/papers';
import { counted, plural } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './own-desk-texts';

export const ownDeskTexts: InLanguage<typeof original.ownDeskTexts> = {
  todo: 'What you need to do',
  note: (members) => `${counted(members, 'athlete')} entered`,
  unbilled: {
    what: (count) => `${plural(count, 'athlete')} not yet billed`,
    why: 'Only those who have paid take part in the draw.',
    action: 'Create a bill',
  },
  rejected: {
    what: 'The organiser rejected a payment',
    why: (reason) =>
      `${reason === null ? '' : `Reason: ${reason} `}Read it before you create another bill; if you have made the transfer, do not make it again.`,
    action: 'See the bill',
  },
  toPay: {
    what: (bills) => `to pay, ${counted(bills, 'bill')}`,
    why: 'Make the transfer, then upload the proof.',
    action: 'Pay',
  },
  papers: {
    what: (count) => `${plural(count, 'athlete')} with papers missing`,
    why: 'Hand them in to the committee before the first match.',
  },
  check: {
    what: (count) => `entry ${plural(count, 'list')} not yet signed`,
    why: (due) => `Read the details, then sign them or report what is wrong. Due by ${due}.`,
    action: 'Check the details',
  },
  noMembers: {
    what: 'No athletes yet',
    why: 'Your contingent is registered. Now enter its athletes.',
    action: 'Add an athlete',
    orList: 'Import a list',
  },
  done: 'All athletes are paid for and complete.',
  proofs: (count) => `The committee is checking ${counted(count, 'proof')} of payment.`,
  waits: {
    draw: 'Next: the draw and the schedule from the committee.',
    matches: 'Next: your matches, by the schedule.',
    over: 'All your matches are over.',
  },
  missing: 'Athletes who are not complete yet',
  more: (count) => `and ${count} more ${plural(count, 'athlete')}`,
  next: 'Next matches',
  fought: (done, all) => `${done} of ${counted(all, 'match', 'matches')} over`,
  noNext: 'No matches in a published schedule yet.',
  live: 'Live schedule',
  running: 'Now',
  answers: 'News from the committee',
  noAnswers: 'No news yet.',
  lacks: { bill: 'Not yet billed', payment: 'Not yet paid', ...PAPER_LABELS },
};
