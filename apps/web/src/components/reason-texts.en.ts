// The English words of the question why.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './reason-texts';

export const reasonTexts: InLanguage<typeof original.reasonTexts> = {
  reason: 'Reason',
  reasonHint: 'Shown on the public page Check the draw. Do not write personal data.',
  reasonMissing: 'Give a reason.',
};
