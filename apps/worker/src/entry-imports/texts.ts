// What the import of an entry list says of how far it is.

export const importTexts = {
  inactive: 'Akun ini sudah tidak aktif.',
  noTournament: 'Kejuaraan tidak ditemukan.',
  checking: 'Memeriksa daftar',
  taken: (done: number, rows: number) => `${done} dari ${rows} baris masuk`,
  changed: 'Data berubah sejak daftar ini diperiksa. Belum ada yang dimasukkan; periksa lagi daftarnya.',
  listGone: 'Daftar ini sudah tidak ada. Unggah lagi berkasnya.',
  paying: 'Membuat tagihan lunas',
  paidByList: 'Lunas menurut daftar peserta',
  checkAgain: (reason: string) => `${reason} Periksa lagi daftarnya.`,
};
