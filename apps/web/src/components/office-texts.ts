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

/** Of a form that is not saved yet. */
export const unsavedTexts = {
  unsaved: 'Perubahan belum disimpan.',
  leaveTitle: 'Tinggalkan halaman ini?',
  leaveText: 'Perubahan yang belum disimpan akan hilang.',
  leave: 'Tinggalkan',
  stay: 'Tetap di sini',
  saving: 'Menyimpan…',
  /** A file, by how much of it has left. */
  sending: (percent: number) => `Mengirim… ${percent}%`,
} as const;

/** Before something unusual is saved. */
export const unusualTexts = {
  title: 'Simpan perubahan ini?',
  question: 'Ada yang tidak biasa. Simpan saja jika memang begitu.',
  save: 'Tetap simpan',
} as const;

export const shareLinkTexts = { share: 'Bagikan tautan' } as const;

/** Of a field that is chosen by typing. */
export const choiceTexts = {
  noChoice: 'Tidak ada yang cocok.',
  clearChoice: 'Kosongkan pilihan',
  showChoices: 'Tampilkan pilihan',
} as const;
