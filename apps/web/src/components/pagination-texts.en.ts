// The English words of going through the pages of a list.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './pagination-texts';

export const pageTexts: InLanguage<typeof original.pageTexts> = {
  range: (from, to, total) => `${from}–${to} of ${total}`,
  pages: 'Pages',
  page: (page) => `Page ${page}`,
  previous: 'Previous page',
  next: 'Next page',
};
