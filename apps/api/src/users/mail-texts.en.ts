// What somebody reads in English who was given an account.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './mail-texts';

export const accountInvitationTexts: InLanguage<typeof original.accountInvitationTexts> = {
  subject: (from) => `${from} invites you to Gelanggang`,
  invited: (from) =>
    `${from} made you an account at Gelanggang. Choose your password, then sign in with this e-mail address.`,
  action: 'Choose a password',
  notes: ['This link holds for seven days and works once.'],
};
