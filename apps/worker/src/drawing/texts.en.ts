// What drawing by itself says of how far it is, in English.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const autoDrawTexts: InLanguage<typeof original.autoDrawTexts> = {
  drawn: (pool, done, total) => `${pool}, ${done} of ${total}`,
  divided: (name, done, total) => `Dividing ${name}, ${done} of ${total}`,
  unexpected: 'Server error.',
};
