// The English words of what the API says of personal data.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const personalDataTexts: InLanguage<typeof original.personalDataTexts> = {
  notOver: 'This tournament is not over yet: its data are still needed.',
  writeName: "Write the tournament's name exactly as above.",
};
