// The words of the languages of an account, of the site and of screens.
export const officeLanguageTexts = {
  own: 'Bahasa akun ini',
  ownLead: 'Halaman, e-mail dan pemberitahuan untuk Anda memakai bahasa ini.',
  site: 'Bahasa',
  siteHint: 'Untuk pengunjung yang belum memilih bahasa sendiri.',
  mixed: 'Bawaan: Indonesia dengan sebagian Inggris',
  screens: 'Bahasa layar, siaran, dan penyiar',
  asSite: 'Seperti situs',
  failed: 'Bahasa belum tersimpan.',
};
