// The Malay words of what the API says of members to whoever is invited; the office's are Indonesian.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const membersTexts: InLanguage<typeof original.membersTexts> = {
  ...original.membersTexts,
  invitationNotValid: 'Jemputan ini tidak sah lagi.',
  nowMember: (tournament) => `Anda sekarang ahli ${tournament}.`,
  invitationDeclined: 'Jemputan ditolak.',
  invitationOfOther: (email) => `Jemputan ini untuk ${email}. Log masuk dengan akaun yang beralamat itu.`,
};
