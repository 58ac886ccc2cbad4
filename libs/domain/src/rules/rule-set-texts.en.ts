// The English words of what a rule set says.
import type { InLanguage } from '../words/languages';
import type * as original from './rule-set-texts';

export const ruleSetTexts: InLanguage<typeof original.ruleSetTexts> = {
  figures: {
    ages: 'Ages',
    isYoung: 'List of faults',
    isWeighed: 'Weigh-in',
    pairing: 'Pairs without classes',
    times: 'Times',
    gap: 'Difference in score for WMP',
    gapFromRound: 'WMP from round',
    throws: 'Takedowns',
    classes: 'Classes',
    nomor: 'Seni events',
  },
};
