// What the API says of medals.

export const medalsTexts = {
  unknownPlace: 'Tempat gambar pada piagam tidak dikenal.',
  pictureNotFound: 'Gambar tidak ditemukan.',
  certificateSaved: 'Isi piagam disimpan.',
  alreadyDisqualified: (names: string) => `${names} sudah didiskualifikasi.`,
  disqualified: (names: string) => `${names} didiskualifikasi; medali berpindah.`,
  /** Nobody's medal is another one by it, or nobody has one yet. */
  disqualifiedOnly: (names: string) => `${names} didiskualifikasi.`,
  disqualificationNotFound: 'Diskualifikasi ini tidak ditemukan.',
  disqualificationLifted: (names: string) => `Diskualifikasi ${names} dicabut; medali kembali.`,
  liftedOnly: (names: string) => `Diskualifikasi ${names} dicabut.`,
  liftedTooLate: 'Lawannya tetap menang: partai berikutnya sudah dimulai.',
  fightsNow: (names: string) => `${names} sedang bertanding. Akhiri partainya di meja gelanggang dahulu.`,
  performsNow: (names: string) => `${names} sedang tampil. Akhiri penampilannya di meja gelanggang dahulu.`,
  jurusLiftedTooLate: 'Hasil penampilannya tetap seperti tercatat: babak berikutnya sudah dimulai atau diundi.',
  entrantNotHere: 'Peserta ini tidak ada di kejuaraan ini.',
  silverAboveGold: 'Perak tidak boleh bernilai di atas emas.',
  bronzeAboveSilver: 'Perunggu tidak boleh bernilai di atas perak.',
  rankingSaved: 'Cara menentukan juara umum disimpan.',
  certificateNotFound: 'Piagam dengan nomor ini tidak ditemukan. Periksa nomornya.',
  nameAndTitle: 'Isi nama dan jabatan, atau kosongkan keduanya.',
  secondSignerFirst: 'Isi penanda tangan kedua dulu.',
  pictureBroken: 'Gambar ini rusak atau terpotong. Kirim lagi berkas aslinya.',
  pictureSaved: 'Gambar piagam disimpan.',
  pictureDeleted: 'Gambar piagam dihapus.',
};
