// What the API says of displays.

export const displaysTexts = {
  streamWaits: 'Siaran menunggu penyiar.',
  streamInstant: 'Siaran menampilkan hasil begitu dicatat.',
  languageSet: 'Bahasa layar disimpan. Layar yang terbuka berganti sendiri.',
  noSuchCode: 'Tidak ada layar dengan kode ini.',
  directed: (screen: string) => `Layar ${screen} sudah diarahkan.`,
  reloaded: 'Layar dimuat ulang.',
  removed: 'Layar dilepas.',
  codesUsedUp: 'Kode layar habis. Silakan coba lagi.',
  chooseArena: 'Pilih gelanggang turnamen ini.',
  chooseBracket: 'Pilih bagan turnamen ini.',
  manySponsors: (most: number) => `Paling banyak ${most} gambar sponsor.`,
  sponsorsChanged: 'Gambar sponsor baru saja diubah orang lain. Silakan muat ulang.',
  sponsorNotFound: 'Gambar sponsor tidak ditemukan.',
  messageRequired: 'Tulis pesannya.',
  sponsorAdded: 'Gambar sponsor ditambahkan.',
  sponsorSaved: 'Gambar sponsor disimpan.',
  sponsorsOrdered: 'Urutan gambar sponsor disimpan.',
  sponsorDeleted: 'Gambar sponsor dihapus.',
};
