// The words of going through the pages of a list.

/** Of a list's pages. */
export const pageTexts = {
  range: (from: number, to: number, total: string) => `${from}–${to} dari ${total}`,
  pages: 'Halaman',
  page: (page: number) => `Halaman ${page}`,
  previous: 'Halaman sebelumnya',
  next: 'Halaman berikutnya',
} as const;
