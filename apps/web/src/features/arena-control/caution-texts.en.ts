// The English words of what the desk asks before it saves or begins something unusual.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './caution-texts';

export const cautionTexts: InLanguage<typeof original.cautionTexts> = {
  title: (partai) => (partai === null ? 'Save the result of this match?' : `Save the result of match ${partai}?`),
  save: 'Yes, save',
  cautions: {
    'clock-not-started': 'The clock has not been started: the opponent left before the match began.',
    'time-left': 'There is still time on the clock.',
    'verification-open': "The judges' verification has not been answered yet.",
    'level-without-reason': 'Both corners have the same score, and no rule decides who wins.',
  },
  otherDay: 'This match is not scheduled for today.',
  otherDayQuestion: (date) => `This match is scheduled for ${date}. Run it now?`,
  goOn: 'Yes, run it',
  unstart: (partai) => (partai === null ? 'Undo the start of this match?' : `Undo the start of match ${partai}?`),
  unstartQuestion:
    'Points or penalties have been entered for this match. When it is started again, all of it is counted from the beginning.',
  goOnFighting: 'Continue the match',
};
