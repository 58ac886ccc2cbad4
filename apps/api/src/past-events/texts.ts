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
};
