// The English words of what the API says of members.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const membersTexts: InLanguage<typeof original.membersTexts> = {
  alreadyMember: 'This account is a member of this tournament already.',
  invitationSent: (email) => `The invitation was sent to ${email}.`,
  invitationNotValid: 'This invitation is no longer valid.',
  invitationCancelled: 'The invitation was cancelled.',
  nowMember: (tournament) => `You are now a member of ${tournament}.`,
  invitationDeclined: 'The invitation was declined.',
  invitationOfOther: (email) => `This invitation is for ${email}. Sign in with the account of that address.`,
  roleChangedMeanwhile: "This member's role has just changed. Please reload.",
  roleChanged: "The member's role was changed.",
  memberRemoved: 'The member was removed.',
  memberNotFound: 'Member not found.',
  invitationOver: 'This invitation was used or cancelled, or its time is over. Ask the committee for a new one.',
};
