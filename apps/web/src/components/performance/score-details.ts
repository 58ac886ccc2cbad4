// What was found in a performance, in words: mistakes, and why it was disqualified.
import type { JudgeScore } from '@gelanggang/contract/jurus-panels';
import type { LiveSeni } from '@gelanggang/contract/live';
import { DISQUALIFICATION_LABELS, disqualificationArticle } from '@gelanggang/domain/rules/jurus-rules';
import { mistakesByJurus } from '@gelanggang/domain/seni/judge-entry';
import { sheetTexts as texts } from './sheet-texts';

/** 'Senjata lepas dari gagang atau patah (Pasal 12.1.e.4)'; empty of any other. */
export const outBecause = ({ reason, event }: LiveSeni): string =>
  reason ? texts.by(DISQUALIFICATION_LABELS[reason], disqualificationArticle(reason, event)) : '';

/** '6 salah gerak: jurus 2 ×3, jurus 5, lainnya ×2'; without the jurus where no judge said one. */
export function mistakesText({ mistakes, places }: Pick<JudgeScore, 'mistakes' | 'places'>): string {
  const count = texts.mistakeCount(mistakes.length);
  const seen = mistakesByJurus({ mistakes, places });
  if (seen.every((one) => one.jurus === null)) return count;
  const where = seen.map(({ jurus, count: times }) =>
    [jurus === null ? texts.elsewhere : texts.inJurus(jurus), ...(times > 1 ? [`×${times}`] : [])].join(' '),
  );
  return `${count}: ${where.join(', ')}`;
}
