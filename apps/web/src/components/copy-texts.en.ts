// What is said in English of a text that was copied.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './copy-texts';

export const copyTexts: InLanguage<typeof original.copyTexts> = {
  copied: (text) => `${text} copied.`,
  failed: (text) => `Could not copy. Write it down: ${text}`,
};
