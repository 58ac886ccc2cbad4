// The English words of a decision.
import type { InLanguage } from '../words/languages';
import type * as original from './decision-texts';

export const decisionTexts: InLanguage<typeof original.decisionTexts> = {
  how: {
    angka: 'wins on points',
    teknik: 'wins by technical win',
    mutlak: 'wins by absolute win',
    wmp: 'wins by referee’s stop (WMP)',
    'undur-diri': 'wins by withdrawal',
    diskualifikasi: 'wins by disqualification',
  },
  byWalkover: 'wins by walkover',
  nobody: 'No winner',
  withArticle: (reason, article) => `${reason} (Article ${article})`,
};
