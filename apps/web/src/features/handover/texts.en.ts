// The English words of handing a tournament to a laptop in the hall and taking it home.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const changeTexts: InLanguage<typeof original.changeTexts> = {
  tables: {
    athlete: 'entrants',
    billing: 'bills',
    contingent: 'contingents',
    contingent_registration: 'registrations of contingents',
    match: 'matches',
    official: 'officials',
    official_duty: 'duties of officials',
    participant: 'team members',
    performance: 'seni performances',
    pool: 'brackets',
    protest: 'protests',
    result: 'results',
    schedule: 'schedules',
    schedule_detail: 'scheduled matches',
    score_sheet: 'score sheets',
    tap: "judges' presses",
    tournament: 'tournament',
  },
  others: 'other data',
  added: (count) => `${count} new`,
  changed: (count) => `${count} changed`,
  removed: (count) => `${count} gone`,
};

export const handoverTexts: InLanguage<typeof original.handoverTexts> = {
  title: 'Handover',
  lead: 'For halls without internet: a tournament is taken in one file to a laptop at the venue, held there, and brought home with its results. While it is there, it can only be viewed here.',
  loadFailed: 'The list of tournaments could not be loaded.',
  here: 'Held by this server',
  away: (place, since) => `${place ? `At ${place}` : 'Elsewhere'} since ${since}`,
  none: 'There are no tournaments on this server yet.',
  tournaments: 'Tournaments',
  give: 'Hand over',
  giveBack: 'Return',
  giveTitle: 'Hand over the tournament',
  giveBackTitle: 'Return to the main server',
  giveLead:
    'From now on changes are refused here until the tournament comes back. Matches in progress must be finished first.',
  place: 'Taken to',
  placeHint: 'For example GOR Senayan. Only the committee sees it.',
  passwords: 'Officials sign in there with the same password',
  passwordsHint:
    "The officials' passwords are in the file, scrambled so that they cannot be read. Without this, create accounts and arena codes there.",
  personal: 'The file holds personal data: keep it as you would a list on paper.',
  download: (size) => `Download file (${size})`,
  elsewhere: 'The file is not on this server.',
  takeBack: 'Cancel',
  takeBackTitle: 'Cancel the handover',
  takeBackQuestion: 'Hold this tournament here again without the file from the venue?',
  takeBackLoses:
    'Only if the laptop at the venue is lost or broken, or the file was not used: what was done there is not included.',
  take: 'Take over a tournament',
  takeLead:
    'The file is read to its end and checked first; nothing changes before you accept it. The laptop at the venue starts empty, without other tournaments.',
  file: 'Handover file (.gelanggang)',
  reading: 'The file is being sent and checked…',
  whole: (files) => `The file is complete, with ${counted(files, 'attached file')}.`,
  isNew: 'This tournament is not on this server yet.',
  isKnown: 'This file was taken over before: nothing changes.',
  noChange: 'Nothing has changed since the handover.',
  changed: 'What has changed since the handover:',
  accept: 'Accept',
  overwrite: 'Accept and overwrite',
  overwriteQuestion: 'What was done here since the handover will be lost. Accept anyway?',
  another: 'Another file',
};
