// The English words of the audit.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const auditTexts: InLanguage<typeof original.auditTexts> = {
  title: 'Record of changes',
  lead: 'Who changed what, when, and from which device.',
  excel: 'Download Excel',
  person: 'By',
  subject: 'Kind',
  from: 'From date',
  to: 'To date',
  list: 'Record of changes',
  columns: { at: 'Time (WIB)', by: 'By', what: 'Action', of: 'On', device: 'Device' },
  gone: 'Account deleted',
  details: 'Details',
  detailsOf: (what) => `Details: ${what}`,
  noDetails: 'No details.',
  before: 'Before',
  after: 'After',
  history: 'History of this item',
  all: 'Show all',
  unknownDevice: 'Unknown',
};
