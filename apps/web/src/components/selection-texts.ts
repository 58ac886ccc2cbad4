// The words of choosing rows of a table.

/** Of rows that are selected in a table. */
export const selectionTexts = {
  selected: (count: number) => `${count} dipilih`,
  selectionStays: 'tetap dipilih di halaman lain',
  clearSelection: 'Batalkan pilihan',
  selectPage: 'Pilih semua di halaman ini',
  selectRow: (name: string) => `Pilih ${name}`,
} as const;
