// The English words of what the API says of hall.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const hallTexts: InLanguage<typeof original.hallTexts> = {
  noOwnCertificate: 'This installation has no certificate of its own.',
};
