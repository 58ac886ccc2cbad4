// Texts of who is found in the list of entries, where no bracket names them yet.

export const enteredTexts = {
  title: 'Di daftar peserta',
  lead: 'Di daftar peserta; ikuti sekarang, dan partainya tampil di sini begitu bagannya terbit.',
  none: 'Tidak ada di daftar peserta tanding dan kontingen.',
};
