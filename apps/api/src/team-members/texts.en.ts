// The English words of what the API says of team members.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const teamMembersTexts: InLanguage<typeof original.teamMembersTexts> = {
  contingentNotEntered: 'The contingent is not entered in this tournament.',
  manyAthletes: (most) => `Your athletes are full: at most ${most}.`,
  nikTaken: 'This athlete was registered with that NIK already. Correct the NIK among the team members.',
  athleteAdded: 'The athlete was added to your data.',
  athleteSaved: 'The data of the athlete was saved.',
  athleteDeleted: 'The athlete and the files were deleted from your data.',
  changed: 'Somebody else has just changed this member. Please reload.',
  staysInContingent: 'A member cannot move to another contingent.',
  participantStays:
    'This member takes part in a tournament already and cannot be deleted. If they withdraw, the committee notes it.',
  billedStays:
    'This member is on a bill and cannot be deleted. As long as it is unpaid, the bill can be cancelled first.',
  paidStays:
    'This member is paid for and takes part. Before the draw, take the payment back in Payments first. After it the member stays in the bracket: who withdraws loses by walkover at the arena’s table.',
  notEntered: 'This member is not entered in that tournament.',
  participantStaysIn:
    'This member takes part in the tournament already and cannot be taken out. If they withdraw, the committee notes it.',
  billedStaysIn:
    'This member is on a bill and cannot be taken out. As long as it is unpaid, the bill can be cancelled first.',
  drawnStays: 'This member is drawn already, so category, age, class and gender cannot be changed. Tell the committee.',
  undoDrawFirst:
    'The bracket of this member is drawn already. Undo its draw first; the member then leaves the pool and can be drawn in the new class.',
  billedCategory: 'This member is on a bill, so the category cannot be changed.',
  someNotReady: 'Some athletes cannot be entered yet.',
  chosenTwice: 'This athlete was chosen twice.',
  notFound: 'Team member not found.',
  photoNotFound: 'Photo not found.',
  paperSaved: (paper) => `${paper}: saved.`,
  paperDeleted: (paper) => `${paper}: deleted.`,
  letterDate: 'Enter the date of the health certificate.',
  entryNotOffered: 'This entry cannot be chosen.',
  resultsApart: 'The results of this athlete are no longer joined.',
  resultsJoined: 'The results of this athlete from all tournaments are shown together on the profile.',
  takenOut: 'The athlete was taken out of this tournament.',
  athletesEntered: (added, changed) =>
    `${[
      ...(added > 0 ? [`${counted(added, 'athlete')} entered`] : []),
      ...(changed > 0 ? [`${changed} updated`] : []),
    ].join(', ')}.`,
  photoSaved: 'Photo saved',
  photoDeleted: 'Photo deleted',
  photoBroken: 'This photo is damaged or cut off. Send the original file again.',
  photoPixels: (megapixels) => `A photo has at most ${megapixels} megapixels.`,
  photoTooLarge: 'The photo is larger than 10 MB.',
  pictureBroken: 'This picture is damaged or cut off. Send the original file again.',
  scanType: 'Choose a JPEG, PNG or WebP photo, or a PDF file.',
};

export const wishTexts: InLanguage<typeof original.wishTexts> = {
  initials: {
    on: 'This athlete is shown with initials on all public pages.',
    off: 'This athlete is shown with the full name.',
  },
  gone: {
    on: 'The profile of this athlete is no longer shown; the results stay.',
    off: 'The profile of this athlete is shown again.',
  },
};
