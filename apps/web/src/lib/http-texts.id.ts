// What is said in Indonesian alone when the server does not answer as it should.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './http-texts';

export const httpTexts: InLanguage<typeof original.httpTexts> = {
  ...original.httpTexts,
  badFormat: 'Jawaban server tidak seperti yang diharapkan. Coba lagi.',
};
