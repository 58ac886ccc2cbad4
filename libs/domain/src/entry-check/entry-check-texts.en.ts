// The English words of the check of entries.
import type { InLanguage } from '../words/languages';
import type * as original from './entry-check-texts';

export const entryCheckTexts: InLanguage<typeof original.entryCheckTexts> = {
  fields: {
    name: 'Name',
    birth_date: 'Date of birth',
    gender: 'Gender',
    body_weight: 'Body weight',
    match_category_id: 'Category',
    age_category_id: 'Age group',
    category_class_id: 'Class',
    nomor: 'Event',
    team_label: 'Team',
  },
  verdicts: { right: 'Right', reported: 'Something is wrong' },
  rows: {
    unread: 'Not signed yet',
    right: 'Right',
    open: 'Something is wrong',
    changed: 'Changed since it was signed',
  },
  lists: {
    empty: 'No participants yet',
    unopened: 'Not opened yet',
    read: 'Read',
    signed: 'Signed',
    changed: 'Changed since it was signed',
  },
  tickets: {
    open: 'Waiting for the committee',
    accepted: 'Accepted',
    refused: 'Rejected',
    'taken-back': 'Taken back',
  },
  signAgain: (tournaments) => ` Its list of participants has to be signed again: ${tournaments}.`,
};
