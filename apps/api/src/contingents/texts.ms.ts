// The Malay words of what the API says of contingents to whoever is invited; the office's are Indonesian.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const contingentsTexts: InLanguage<typeof original.contingentsTexts> = {
  ...original.contingentsTexts,
  invitationOver:
    'Jemputan ini sudah digunakan, dibatalkan, atau tamat tempoh. Minta yang baharu daripada jawatankuasa.',
  invitationNotValid: 'Jemputan ini tidak sah lagi.',
  nowYours: (contingent) => `${contingent} kini diurus oleh anda.`,
  invitationDeclined: 'Jemputan ditolak. Jawatankuasa dimaklumkan.',
  linkIncomplete: 'Pautan tidak lengkap.',
  invitationOfOther: (email) => `Jemputan ini untuk ${email}. Log masuk dengan akaun yang beralamat itu.`,
};
