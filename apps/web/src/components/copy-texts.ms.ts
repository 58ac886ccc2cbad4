// The texts of copy-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './copy-texts';

export const copyTexts: InLanguage<typeof original.copyTexts> = {
  copied: (text: string) => `${text} disalin.`,
  failed: (text: string) => `Tidak dapat disalin. Tulis sendiri: ${text}`,
};
