// The English words of what a battle was decided by.
import type { InLanguage } from '../words/languages';
import type * as original from './decided-by-texts';

export const decidedByTexts: InLanguage<typeof original.decidedByTexts> = {
  labels: {
    score: 'higher score',
    penalty: 'fewer penalties',
    time: 'closest time',
    deviation: 'smaller standard deviation',
    lot: 'by lot',
    disqualified: 'the opponent was disqualified',
    reached: 'further in the jurus',
    longer: 'performed longer',
  },
  withArticle: (reason, article) => `${reason} (Article ${article})`,
};
