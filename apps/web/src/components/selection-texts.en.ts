// The English words of choosing rows of a table.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './selection-texts';

export const selectionTexts: InLanguage<typeof original.selectionTexts> = {
  selected: (count) => `${count} selected`,
  selectionStays: 'stays selected on other pages',
  clearSelection: 'Clear the selection',
  selectPage: 'Select all on this page',
  selectRow: (name) => `Select ${name}`,
};
