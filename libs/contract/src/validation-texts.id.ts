// The wholly Indonesian words of fields that are refused.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './validation-texts';

export const validationTexts: InLanguage<typeof original.validationTexts> = {
  ...original.validationTexts,
  chooseMatch: 'Pilih paling sedikit satu partai.',
};
