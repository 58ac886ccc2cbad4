// The texts of pagination-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './pagination-texts';

export const pageTexts: InLanguage<typeof original.pageTexts> = {
  range: (from: number, to: number, total: string) => `${from}–${to} daripada ${total}`,
  pages: 'Halaman',
  page: (page: number) => `Halaman ${page}`,
  previous: 'Halaman sebelumnya',
  next: 'Halaman berikutnya',
};
