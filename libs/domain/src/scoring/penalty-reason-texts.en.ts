// The English words of why a penalty is the next one.
import type { InLanguage } from '../words/languages';
import type * as original from './penalty-reason-texts';

export const penaltyReasonTexts: InLanguage<typeof original.penaltyReasonTexts> = {
  'light-fault': 'A light fault: guidance',
  'after-two-pembinaan': 'Guidance was given twice in this round',
  'moderate-fault': 'A moderate fault is a reprimand at once',
  'after-teguran-2': 'Reprimand II was given in this round',
  'heavy-fault': 'A heavy fault is a warning at once',
  'third-peringatan': 'A third warning means disqualification',
  'direct-disqualification': 'Disqualification at once',
  'opponent-unfit': 'A heavy fault, and the doctor says that the opponent cannot go on',
};
