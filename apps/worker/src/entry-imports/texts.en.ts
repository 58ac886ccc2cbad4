// What the import of an entry list says of how far it is, in English.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const importTexts: InLanguage<typeof original.importTexts> = {
  inactive: 'This account is no longer active.',
  noTournament: 'Tournament not found.',
  checking: 'Checking the list',
  taken: (done, rows) => `${done} of ${counted(rows, 'row')} taken in`,
  changed: 'The data have changed since this list was checked. Nothing was taken in; check the list again.',
  listGone: 'This list is no longer there. Upload its file again.',
  paying: 'Making paid bills',
  paidByList: 'Paid by the entry list',
  checkAgain: (reason) => `${reason} Check the list again.`,
};
