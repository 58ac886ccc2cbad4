// The English words of the report after an event.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const reportTexts: InLanguage<typeof original.reportTexts> = {
  title: 'Tournament report',
  lead: 'What the technical delegate hands in within one month of the tournament.',
  tournament: 'Tournament',
  report: 'Tournament report',
  reportText: 'Participants, results, medals, champions, protests, corrections, officials and times.',
  book: 'Book of results',
  bookText: 'Medals, all brackets with their scores, seni, and the score sheets of the finals in one file.',
  archive: 'Archive',
  archiveText:
    'Results, brackets, medals, schedule and open data as one folder. It opens without internet from a USB stick, or can be put on any website.',
  zip: 'Create archive (ZIP)',
  pdf: 'PDF',
  excel: 'Excel',
  delegate: 'Technical delegate',
  signed: 'Name and signature',
  empty: 'Nothing to report yet.',
};
