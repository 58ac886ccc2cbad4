// The wholly Indonesian words of the page 'Latihan'.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const rehearsalTexts: InLanguage<typeof original.rehearsalTexts> = {
  ...original.rehearsalTexts,
  live: 'Langsung',
};
