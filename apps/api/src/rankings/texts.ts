// What the API says of rankings.

export const rankingsTexts = {
  noLonger: 'Tidak ada lagi di peringkat ini.',
  added: 'Peringkat ditambahkan.',
  changed: 'Peringkat diubah.',
  chosenTwice: 'Satu kejuaraan dipilih dua kali.',
  notReady: 'Ada kejuaraan yang belum selesai, belum diumumkan, atau sudah dihapus.',
  nameStands: 'Anda sudah punya peringkat dengan nama ini. Pakai nama lain, atau ubah yang sudah ada.',
  notFound: 'Peringkat tidak ditemukan.',
};
