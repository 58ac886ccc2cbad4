// The words of a decided protest on paper, in English.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const protestPaperTexts: InLanguage<typeof original.protestPaperTexts> = {
  file: (id, slug) => `protest-decision-${id}-${slug}`,
  reading: 'Reading the protest',
  notDecided: 'This protest is not decided yet.',
  title: (level) => `Decision on the ${level.toLowerCase()}`,
  match: (partai) => `Match ${partai}`,
  aMatch: 'Match',
  columns: { what: 'Item', content: 'Content' },
  protest: 'Protest',
  by: 'Handed in by',
  claim: 'What is protested',
  questioned: 'Decision in question',
  taken: 'Form taken',
  returned: 'Form returned',
  fee: 'Fee',
  noFee: 'not received',
  decision: 'Decision',
  reason: 'Reason',
  decided: 'Decided',
  decidedAt: (at, isFinal) => `${at}${isFinal ? ', final' : ''}`,
};
