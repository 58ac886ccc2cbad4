// What the API says of medals.

export const medalsTexts = {
  unknownPlace: 'Tempat gambar pada piagam tidak dikenal.',
  pictureNotFound: 'Gambar tidak ditemukan.',
  certificateSaved: 'Isi piagam disimpan.',
  alreadyDisqualified: (names: string) => `${names} sudah didiskualifikasi.`,
  disqualified: (names: string) => `${names} didiskualifikasi; medali berpindah.`,
  disqualificationNotFound: 'Diskualifikasi ini tidak ditemukan.',
  disqualificationLifted: (names: string) => `Diskualifikasi ${names} dicabut; medali kembali.`,
  entrantNotHere: 'Peserta tanding ini tidak ada di kejuaraan ini.',
  silverAboveGold: 'Perak tidak boleh bernilai di atas emas.',
  bronzeAboveSilver: 'Perunggu tidak boleh bernilai di atas perak.',
  rankingSaved: 'Cara menentukan juara umum disimpan.',
};
