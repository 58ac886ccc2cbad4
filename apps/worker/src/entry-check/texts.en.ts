// The words of a signed list of participants on paper, in English.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const signedListTexts: InLanguage<typeof original.signedListTexts> = {
  file: (number, slug) => `participants-list-${number}-${slug}`,
  reading: 'Reading the list',
  notFound: 'This list was not found.',
  title: (number) => `List of participants number ${number}`,
  count: (contingent, count) => `${contingent}, ${counted(count, 'participant')}.`,
  signed: (signer, at, isLate) => `Signed by ${signer}, ${at}${isLate ? ', after the deadline' : ''}.`,
  mergedInto: (contingent) => `This contingent was merged into ${contingent} later.`,
  isOld: 'The contingent has signed again since: the newer list holds.',
  manager: 'Manager of the contingent',
  participants: 'Participants',
  columns: {
    number: 'No.',
    name: 'Name',
    born: 'Born',
    gender: 'Gender',
    weight: 'Weight',
    event: 'Event and class',
    signed: 'Signed',
    now: 'Now',
  },
  team: (label) => `team ${label}`,
  gone: 'No longer there',
  erased: 'The data of participants were deleted after the tournament.',
};
