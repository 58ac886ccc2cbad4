// The texts of throw-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './throw-texts';

export const throwTexts: InLanguage<typeof original.throwTexts> = {
  sweep: 'Sapuan',
  catch: 'Tangkapan',
  scissors: 'Guntingan',
};
