// What the API says of classifications.

export const classificationsTexts = {
  notFound: 'Klasifikasi tidak ditemukan.',
  staysInTournament: 'Klasifikasi tidak dapat pindah ke turnamen lain.',
  classesOfOtherAge: 'Ada kelas yang bukan dari kategori usia ini.',
  classRequired: 'Pilih paling sedikit satu kelas.',
};
