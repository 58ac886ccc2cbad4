// The English words of lists of the office.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './list-texts';

export const listTexts: InLanguage<typeof original.listTexts> = {
  rows: 'Rows',
  keys: [
    { key: 'j k', does: 'move between rows' },
    { key: 'Enter', does: 'open' },
    { key: '/', does: 'search' },
  ],
  tickKey: { key: 'x', does: 'select' },
  filter: (count) => (count === 0 ? 'Filter' : `Filter (${count})`),
  filterTitle: 'Filter the list',
  clearFilters: 'Clear all filters',
  showFound: 'See the results',
  saved: {
    menu: 'Saved filters',
    save: 'Save this filter…',
    title: 'Save the filter',
    name: 'Name of the filter',
    hint: 'Saved for your account on this device.',
    replaces: 'The filter of this name is replaced.',
    nothing: 'Choose filters or type a search first, then save them here.',
    full: 'There are 20 filters already. Delete one first.',
    remove: (name) => `Delete “${name}”`,
    done: (name) => `The filter “${name}” is saved.`,
  },
  many: {
    working: (done, all) => `${done} of ${all}…`,
    left: (count) => `${count} of the selected left out:`,
    failed: (count) => `${count} failed:`,
    none: 'None of the selected can be worked on.',
  },
};
