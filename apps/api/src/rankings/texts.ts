// What the API says of rankings.

export const rankingsTexts = {
  noLonger: 'Tidak ada lagi di peringkat ini.',
  added: 'Peringkat ditambahkan.',
  changed: 'Peringkat diubah.',
  chosenTwice: 'Satu kejuaraan dipilih dua kali.',
  notReady: 'Ada kejuaraan yang belum selesai, belum diumumkan, atau sudah dihapus.',
  notFound: 'Peringkat tidak ditemukan.',
};
