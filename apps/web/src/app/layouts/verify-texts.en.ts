// What is said in English of an address that its account has not confirmed yet.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './verify-texts';

export const verifyTexts: InLanguage<typeof original.verifyTexts> = {
  notice: 'Confirm your e-mail address',
  how: (email) => `: open the link that was sent to ${email}.`,
  sendAgain: 'Send it again',
  later: 'Later',
};
