// The texts of hit-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './hit-texts';

export const hitTexts: InLanguage<typeof original.hitTexts> = {
  punch: 'Tumbukan',
  kick: 'Tendangan',
  throw: 'Jatuhan',
};
