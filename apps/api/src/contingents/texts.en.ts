// The English words of what the API says of contingents.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const contingentsTexts: InLanguage<typeof original.contingentsTexts> = {
  claimOver: 'This request was answered or withdrawn already. Please reload.',
  alreadyClaimed: 'You asked for this contingent already; the committee will answer.',
  manyClaims: (most) => `At most ${counted(most, 'request', 'requests')} at once.`,
  claimSent: (contingent) => `Your request for ${contingent} was sent to the committee.`,
  claimNotFound: 'Request not found.',
  claimWithdrawn: 'The request was withdrawn.',
  givenTo: (contingent, account) => `${contingent} was handed to ${account}.`,
  claimRejected: 'The request was rejected. The manager is told.',
  invitationOver: 'This invitation was used or cancelled, or its time is over. Ask the committee for a new one.',
  alreadyManages: 'This account manages that contingent already.',
  invitationSent: (email) => `The invitation was sent to ${email}.`,
  invitationNotValid: 'This invitation is no longer valid.',
  invitationCancelled: 'The invitation was cancelled.',
  nowYours: (contingent) => `You now manage ${contingent}.`,
  invitationDeclined: 'The invitation was declined. The committee is told.',
  linkIncomplete: 'The link is not complete.',
  invitationOfOther: (email) => `This invitation is for ${email}. Sign in with the account of that address.`,
  mergeOutdated: 'One of the contingents has just changed. Check again what is merged.',
  merged: (merged, kept, hours) =>
    `${merged} was merged into ${kept}. You can undo this within ${counted(hours, 'hour', 'hours')}.`,
  mergeNotFound: 'Merge not found.',
  mergeUndone: 'This merge was undone already.',
  mergeTooOld: (hours) => `A merge can only be undone within ${counted(hours, 'hour', 'hours')}.`,
  mergeUndoDone: (contingent) => `The merge is undone: ${contingent} is back as it was.`,
  chooseOther: 'Choose another contingent.',
  duplicate:
    'This account has a contingent of this name and place already. Enter that one in the tournament, or use another name.',
  changed: 'Somebody else has just changed this contingent. Please reload.',
  notYourTournament: 'You are not on the committee of that tournament.',
  cannotDelete: (uses) => `This contingent cannot be deleted: it still has ${uses}.`,
  cannotLeave: (tournaments) => `The contingent cannot leave ${tournaments}.`,
  alreadyThere: 'This contingent is in that account already.',
  undoGiven: 'The merge cannot be undone: since then the contingent was handed to another account.',
  undoDeleted: (athletes) =>
    `The merge cannot be undone: since then ${counted(athletes, 'merged athlete was', 'merged athletes were')} deleted.`,
  undoDrawn: (athletes) => `The merge cannot be undone: since then ${athletes} were drawn together.`,
  undoBilled: (athlete) =>
    `The merge cannot be undone: since then ${athlete} was billed or drawn in a tournament entered because of the merge.`,
  undoBill: (invoice) => `The merge cannot be undone: since then bill ${invoice} holds athletes of both.`,
  cannotMerge: (obstacles) => obstacles,
  leaves: (tournament, bills) => `${tournament} (${counted(bills, 'bill')})`,
  drawnDifferently: (athlete) => `${athlete} is drawn in both already, in different age groups or classes.`,
  billedTwice: (athlete, tournament) =>
    `${athlete} is billed in both for ${tournament}. Cancel or reject one of the bills first.`,
  enteredElsewhere: (athlete, contingent, tournament) =>
    `${athlete} was entered by ${contingent} in ${tournament} already, in the same category.`,
  claimsOpen: (contingent) => `Answer the request of a manager for ${contingent} first.`,
  justMerged: (merged, into) =>
    `${merged} was merged into ${into} just now. Undo that first, or merge the other way round.`,
};
