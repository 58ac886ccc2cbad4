// The words of the record of changes as a spreadsheet, in English.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const auditFileTexts: InLanguage<typeof original.auditFileTexts> = {
  file: 'record-of-changes',
  sheet: 'Records',
  columns: {
    at: 'Time (WIB)',
    account: 'By',
    action: 'Action',
    subject: 'Type',
    id: 'ID',
    name: 'Name',
    device: 'Device',
    address: 'Network',
    detail: 'Details',
  },
};
