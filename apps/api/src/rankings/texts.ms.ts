// The Malay words of what the API says of rankings to visitors; the office's are Indonesian.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const rankingsTexts: InLanguage<typeof original.rankingsTexts> = {
  ...original.rankingsTexts,
  noLonger: 'Tidak lagi ada dalam kedudukan ini.',
  notFound: 'Kedudukan tidak dijumpai.',
};
