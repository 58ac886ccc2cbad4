// The English words of what the API says of entry imports.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const entryImportsTexts: InLanguage<typeof original.entryImportsTexts> = {
  fileType: 'Choose an Excel (.xlsx) or CSV file.',
  checkedAnother:
    'The list or its data have changed since they were checked. Nothing was taken in; check the outcome again.',
};
