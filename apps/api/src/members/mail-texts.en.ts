// What somebody reads in English in the mail who is invited to work in a tournament.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './mail-texts';

export const memberInvitationTexts: InLanguage<typeof original.memberInvitationTexts> = {
  subject: (by, tournament) => `${by} invites you to ${tournament}`,
  invited: (by, tournament, role) => `${by} invites you to work in ${tournament} as ${role}.`,
  accept: (email) => `Sign in or make an account with this e-mail address (${email}), then accept the invitation.`,
  action: 'Open the invitation',
  validity: (days) =>
    `This link holds for ${counted(days, 'day')}, works once, and only for an account with this address.`,
  notYours: 'If you do not know this tournament, ignore this e-mail.',
};
