// What the API says of any request that it cannot take, and of things that are not there.

/** Codes `request.…` */
export const requestTexts = {
  unreadable: 'Permintaan tidak dapat dibaca.',
  notThere: 'Data tidak ditemukan.',
  tooLarge: 'Data yang dikirim terlalu besar.',
  wrongType: 'Jenis data yang dikirim tidak didukung.',
  tooMany: 'Terlalu banyak percobaan. Silakan coba lagi nanti.',
  failed: 'Terjadi kesalahan pada server. Silakan coba lagi.',
  away: 'Layanan sedang tidak tersedia. Silakan coba lagi sebentar lagi.',
  invalid: 'Data yang dikirim belum benar.',
  notSignedIn: 'Silakan masuk terlebih dahulu.',
  notAllowed: 'Anda tidak memiliki izin untuk tindakan ini.',
  tooEarlySeconds: (seconds: number) => `Terlalu banyak percobaan. Coba lagi dalam ${seconds} detik.`,
  tooEarlyMinutes: (minutes: number) => `Terlalu banyak percobaan. Coba lagi dalam ${minutes} menit.`,
  manyJobs: (most: number) =>
    `Anda sudah punya ${most} pekerjaan yang menunggu. Tunggu sampai sebagian selesai, atau batalkan yang tidak perlu.`,
  busy: 'Server sedang sibuk. Silakan coba lagi sebentar lagi.',
  filesAway: 'Penyimpanan berkas sedang tidak menjawab. Silakan coba lagi.',
  diskFull: 'Penyimpanan server penuh. Beri tahu yang mengelola server.',
  databaseAway: 'Basis data sedang tidak dapat dihubungi. Silakan coba lagi sebentar lagi.',
  unstorable: 'Ada isian yang tidak dapat disimpan.',
  changedMeanwhile: 'Data sedang diubah oleh orang lain. Silakan coba lagi.',
  outdated: 'Data ini baru saja diubah orang lain. Silakan muat ulang.',
  tooManyAtOnce: 'Terlalu banyak permintaan sekaligus. Silakan coba lagi sebentar lagi.',
  badActionKey: 'Kunci tindakan tidak dapat dibaca.',
  usedActionKey: 'Kunci ini sudah dipakai untuk tindakan lain.',
  notMultipart: 'Kirim data ini sebagai multipart/form-data.',
};

export const thingTexts = {
  arena: 'Gelanggang tidak ditemukan.',
  match: 'Partai tidak ditemukan.',
  arenaOfTournament: 'Gelanggang turnamen ini tidak ditemukan.',
  tournament: 'Turnamen tidak ditemukan.',
  event: 'Kejuaraan tidak ditemukan.',
  schedule: 'Jadwal tidak ditemukan.',
  class: 'Kelas tidak ditemukan.',
  contingent: 'Kontingen tidak ditemukan.',
  participant: 'Peserta tidak ditemukan.',
  ageGroup: 'Kategori usia tidak ditemukan.',
  job: 'Pekerjaan tidak ditemukan.',
  performance: 'Penampilan tidak ditemukan.',
  athlete: 'Atlet tidak ditemukan.',
  file: 'Berkas tidak ditemukan.',
};

export const commonTexts = {
  notYourArena: 'Gelanggang ini bukan tugas Anda.',
  battleUnknown: 'Peserta battle ini belum diketahui.',
  reasonRequired: 'Alasan wajib diisi.',
  winnerRequired: 'Pilih pemenangnya.',
  methodRequired: 'Pilih cara menang.',
  emailTaken: 'E-mail ini sudah terdaftar.',
  badColumns: 'Susunan kolom tidak benar.',
  accountDisabled: 'Akun dengan e-mail ini sedang dinonaktifkan.',
  fileRequired: 'Berkas wajib dipilih.',
  oneFile: 'Kirim satu berkas saja.',
  sameJobRuns: 'Pekerjaan yang sama sedang berjalan.',
  cardOpen: 'Kartu protes sebelumnya belum diputuskan.',
  penaltyNotHere: 'Hukuman ini tidak ada di nomor ini.',
  reasonNotHere: 'Alasan ini tidak berlaku di nomor ini.',
  letterInFuture: 'Tanggal surat tidak boleh di masa depan.',
  choosePicture: 'Pilih gambar JPEG, PNG, atau WebP.',
  pictureTooLarge: 'Gambar lebih dari 10 MB.',
  picturePixels: (megapixels: number) => `Gambar paling besar ${megapixels} megapiksel.`,
  listIsRead: 'Daftar Anda yang lain sedang dibaca. Tunggu sampai selesai.',
  fileIsRead: 'Berkas Anda yang lain sedang dibaca. Tunggu sampai selesai.',
  fileTooLarge: (megabytes: number) => `Berkas lebih dari ${megabytes} MB.`,
  gigabytes: (most: number) => `Berkas lebih dari ${most} GB.`,
};

export const httpTexts = {
  seatNotAllowed: 'Kursi ini tidak berhak melakukannya.',
  keyNeeded: 'Alamat ini dibuka dengan kunci program.',
  notForKeys: 'Kunci program tidak membuka alamat ini.',
  keyInvalid: 'Kunci program ini tidak berlaku.',
  keyNotAllowed: 'Kunci program ini tidak berhak membacanya.',
  filesFull:
    'Berkas Anda sudah mencapai 500 MB atau 50.000 buah. Hapus yang tidak dipakai; hasil ekspor hilang sendiri setelah 7 hari.',
};
