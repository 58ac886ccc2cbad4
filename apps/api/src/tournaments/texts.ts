// What the API says of tournaments.

export const tournamentsTexts = {
  documentNotFound: 'Dokumen tidak ditemukan.',
  alreadyEntered: (names: string) => `Sudah terdaftar di kejuaraan ini: ${names}.`,
  rehearsalName: (word: string) => `Nama turnamen latihan diawali '${word}: '.`,
  closingPassed: 'Waktu penutupan pendaftaran sudah lewat. Ubah dulu waktunya pada formulir turnamen.',
  stillUsed: (uses: string) =>
    `Turnamen ini tidak dapat dihapus: sudah ada ${uses}. Ubah statusnya menjadi Nonaktif agar tidak lagi menerima pendaftaran.`,
  chooseRules: 'Pilih aturan tanding dari daftar.',
  entrantsInEvent: (event: string) => `Ada peserta di nomor ${event}, yang tidak ada pada aturan ini.`,
  ageInUse: (age: string, rules: string) =>
    `Kategori usia ${age} sudah dipakai di turnamen ini dan tidak ada pada aturan ${rules}.`,
  badTime: 'Tanggal dan jam tidak benar.',
  bannerType: 'Banner harus berupa gambar JPEG, PNG atau WebP.',
  documentType: 'Berkas THB harus berupa PDF, Word atau Excel.',
  fileTooLarge: (megabytes: number) => `Ukuran berkas paling besar ${megabytes} MB.`,
  registrationOpened: 'Pendaftaran dibuka.',
  registrationClosed: 'Pendaftaran ditutup.',
};
