// What the API says of tournaments.

export const tournamentsTexts = {
  documentNotFound: 'Dokumen tidak ditemukan.',
  alreadyEntered: (names: string) => `Sudah terdaftar di kejuaraan ini: ${names}.`,
  rehearsalName: (word: string) => `Nama turnamen latihan diawali '${word}: '.`,
  stands: 'Turnamen dengan nama dan tanggal ini sudah ada.',
  closingPassed: 'Waktu penutupan pendaftaran sudah lewat. Ubah dulu waktunya pada formulir turnamen.',
  stillUsed: (uses: string) =>
    `Turnamen ini tidak dapat dihapus: sudah ada ${uses}. Ubah statusnya menjadi Nonaktif agar tidak lagi menerima pendaftaran.`,
  stillUsedRehearsal: "Turnamen latihan dihapus di halaman 'Latihan', beserta semua isinya.",
  stillUsedDraft: (uses: string) =>
    `Sudah ada ${uses}. Karena belum pernah tampil untuk umum, pilih 'Hapus seluruhnya' di menunya.`,
  writeName: 'Tulis nama turnamen persis seperti di atas.',
  keptWhole: {
    rehearsal: "Turnamen latihan dihapus di halaman 'Latihan'.",
    'was-public':
      'Turnamen ini pernah tampil untuk umum, jadi pendaftaran, pembayaran dan hasilnya tetap tersimpan. Ubah statusnya menjadi Nonaktif.',
    away: 'Turnamen ini sedang dibawa ke laptop gelanggang. Ambil kembali dahulu.',
    'outside-money': 'Ada pembayaran lewat bank atau layanan pembayaran, jadi turnamen ini tetap tersimpan.',
  },
  daysLeft: (schedules: number, days: string) =>
    `${schedules} jadwal tetap pada hari lama, di luar tanggal baru: ${days}.`,
  agesLeft: (athletes: number, names: string) =>
    `${athletes} peserta tidak lagi cocok dengan golongan usianya, karena usia dihitung pada bulan mulai: ${names}.`,
  andMore: (more: number) => `${more} lagi`,
  toConfirm: (sentences: string) => `${sentences} Simpan lagi jika memang begitu.`,
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
