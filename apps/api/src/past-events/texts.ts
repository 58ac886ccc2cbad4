// What the API says of past events.

export const pastEventsTexts = {
  manyResults: (most: number) => `Paling banyak ${most} hasil.`,
  alreadyHere: 'Kejuaraan dengan nama dan tanggal ini sudah ada di sini.',
  archiveTaken: 'Arsip utuh dan sudah masuk sebagai kejuaraan lampau.',
  notFound: 'Kejuaraan lampau tidak ditemukan.',
  added: 'Kejuaraan lampau ditambahkan.',
  changed: 'Kejuaraan lampau diubah.',
  notOver: 'Kejuaraan ini belum selesai: buat sebagai turnamen.',
  manyInOne: (most: number) => `Paling banyak ${most} hasil dalam satu kejuaraan.`,
  sheetNotThere: 'Lembar ini tidak ada di dalam berkas.',
  chooseList: 'Pilih daftar hasil berupa Excel (.xlsx) atau CSV.',
  shownAnother: 'Daftar atau hasil yang sudah ada berubah sejak diperiksa. Belum ada yang dimasukkan; periksa lagi.',
  nothingRead: 'Tidak ada hasil yang terbaca. Periksa pilihan kolomnya, atau pilih berkas lain.',
  taken: (added: number, changed: number, known: number, leftOut: number) =>
    `${[
      `${added} hasil baru`,
      ...(changed > 0 ? [`${changed} diperbaiki`] : []),
      ...(known > 0 ? [`${known} sudah ada`] : []),
      ...(leftOut > 0 ? [`${leftOut} baris tidak dimasukkan`] : []),
    ].join(', ')}.`,
  chooseArchive: 'Pilih arsip kejuaraan (.zip).',
  noResults: 'Arsip ini utuh, tetapi belum ada kelas yang selesai di dalamnya.',
};
