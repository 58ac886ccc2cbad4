// The English words of what happened in a match.
import type { InLanguage } from '../words/languages';
import type * as original from './timeline-texts';

export const timelineTexts: InLanguage<typeof original.timelineTexts> = {
  verdicts: { blue: 'Blue', red: 'Red', none: 'not valid' },
  asked: { throw: 'Verification of a takedown', violation: 'Verification of a fault' },
  waiting: 'waiting for an answer',
  otherStep: (reason) => `why another step: ${reason}`,
  count: (count) => `Count to ${count}`,
  ownFall: 'fell without an attack',
  counted: 'Score',
  countedBack: 'Score taken back',
  withdrawn: (reason) => `taken back: ${reason}`,
  judges: (seats) => `judge ${seats}`,
  answer: (seat, verdict) => `judge ${seat}: ${verdict}`,
  verified: 'verification by the judges',
  onePhone: 'one phone',
  council: 'council',
};
