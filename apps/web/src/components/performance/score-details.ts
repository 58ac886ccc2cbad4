// What was found in a performance, in words: mistakes, and why it was disqualified.
import type { JudgeScore } from '@gelanggang/contract/jurus-panels';
import type { LiveSeni } from '@gelanggang/contract/live';
import { DISQUALIFICATION_LABELS, disqualificationArticle } from '@gelanggang/domain/rules/jurus-rules';
import { mistakesByJurus } from '@gelanggang/domain/seni/judge-entry';

/** 'Senjata lepas dari gagang atau patah (Pasal 12.1.e.4)'; empty of any other. */
export const outBecause = ({ reason, event }: LiveSeni): string =>
  reason ? `${DISQUALIFICATION_LABELS[reason]} (Pasal ${disqualificationArticle(reason, event)})` : '';

/** '6 salah gerak: jurus 2 ×3, jurus 5, lainnya ×2'; without the jurus where no judge said one. */
export function mistakesText({ mistakes, places }: Pick<JudgeScore, 'mistakes' | 'places'>): string {
  const count = `${mistakes.length} salah gerak`;
  const seen = mistakesByJurus({ mistakes, places });
  if (seen.every((one) => one.jurus === null)) return count;
  const where = seen.map(({ jurus, count: times }) =>
    [jurus === null ? 'lainnya' : `jurus ${jurus}`, ...(times > 1 ? [`×${times}`] : [])].join(' '),
  );
  return `${count}: ${where.join(', ')}`;
}
