// Words of small parts that pages of the office have in common.
export const noTournamentTexts = {
  none: 'Belum ada turnamen.',
  hint: 'Semuanya dimulai dari sebuah turnamen: tanggal, gelanggang, kategori, lalu pendaftaran.',
  add: 'Turnamen baru',
  take: 'Terima dari server utama',
} as const;

export const chosenTournamentTexts = { tournament: 'Turnamen' } as const;

/** Before words that are explained. */
export const wordHelpTexts = { meanings: 'Arti kata:' } as const;

/** Of a record that somebody else has saved while it was edited. */
export const changedMeanwhileTexts = {
  title: 'Data ini baru saja diubah orang lain.',
  same: 'Isinya sama dengan isian Anda.',
  theirs: 'Tersimpan',
  mine: 'Isian Anda',
  keep: 'Simpan isian saya',
  take: 'Pakai yang tersimpan',
} as const;
