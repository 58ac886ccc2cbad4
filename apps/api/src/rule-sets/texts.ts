// What the API says of rule sets.

export const ruleSetsTexts = {
  notFound: 'Aturan tanding tidak ditemukan.',
  manySets: (most: number) => `Paling banyak ${most} aturan. Hapus dulu yang tidak dipakai.`,
  saved: (name: string) => `Aturan ${name} tersimpan.`,
  eventInUse: (event: string, tournament: string) =>
    `Nomor ${event} masih dipakai peserta ${tournament}, jadi tidak dapat dihapus.`,
  inUse: (tournament: string) => `Aturan ini dipakai kejuaraan ${tournament}.`,
  deleted: 'Aturan dihapus.',
  ofOthers: 'Aturan ini milik penyelenggara lain. Salin dulu sebagai aturan sendiri.',
  builtIn: 'Aturan bawaan tidak dapat diubah. Salin dulu sebagai aturan sendiri.',
  codeTaken: 'Kode ini sudah dipakai aturan lain.',
  ageInUse: (age: string) => `Kategori usia ${age} masih dipakai, jadi tidak dapat dihapus atau diganti namanya.`,
};
