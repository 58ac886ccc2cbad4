// What somebody reads in English in the mail who is invited to manage a contingent.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './mail-texts';

export const contingentInvitationTexts: InLanguage<typeof original.contingentInvitationTexts> = {
  subject: (by, contingent) => `${by} invites you to manage ${contingent}`,
  invited: (by, contingent) =>
    `${by} invites you to manage ${contingent} at Gelanggang: its data, its athletes and its bills.`,
  accept: (email) => `Sign in or make an account with this e-mail address (${email}), then accept the invitation.`,
  action: 'Open the invitation',
  validity: (days) =>
    `This link holds for ${counted(days, 'day')}, works once, and only for an account with this address.`,
  notYours: 'If you do not know this contingent, ignore this e-mail.',
};
