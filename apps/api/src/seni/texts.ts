// What the API says of seni.

export const seniTexts = {
  reasonOnlyDisqualified: 'Alasan hanya untuk yang didiskualifikasi.',
  penaltyTooLarge: 'Hukuman melebihi nilai penuh.',
  councilSteps: 'Hukuman dewan adalah kelipatan 0,50.',
  chooseReason: 'Pilih alasan diskualifikasi.',
  byeNotScored: 'Battle tanpa lawan (BYE) tidak dinilai.',
  nextStageDrawn: 'Yang lolos sudah diundi ke tahap berikutnya. Hapus tahap itu dahulu.',
  onlyCalled: 'Penampilan ini baru dipanggil. Mulai dahulu di meja gelanggang, lalu simpan nilainya.',
  recordedMeanwhile: 'Penampilan ini baru saja dinilai orang lain. Muat ulang untuk melihat nilainya.',
  notOverTime: (article: string) =>
    `Waktu ini tidak sampai diskualifikasi (pasal ${article}): paling banyak dikurangi 0,50.`,
  overTime: (article: string) =>
    `Waktu melewati batas: diskualifikasi (pasal ${article}). Pilih diskualifikasi, atau perbaiki waktunya.`,
  notCalledThrice: 'Baru dicatat tidak hadir sesudah panggilan ketiga selesai (Pasal 12.1.e.3).',
  absentSaved: 'Dicatat tidak hadir: undur diri (Pasal 12.1.e.3).',
  scoreSaved: 'Nilai tersimpan.',
  scoreWithdrawn: 'Nilai ditarik.',
  record: {
    'judge-count': 'Jumlah juri harus genap, 4 sampai 10.',
    'score-out-of-range': 'Nilai juri harus antara 9,00 dan 10,00.',
    'penalty-out-of-range': 'Hukuman harus antara 0 dan 10.',
    'seconds-missing': 'Isi waktu penampilan.',
    'not-performed': 'Yang tidak tampil tidak mempunyai nilai, hukuman, atau waktu.',
    'next-match-started': 'Battle berikutnya sudah dimulai, sehingga hasil ini tidak dapat diubah lagi.',
    'corner-empty': 'Lawan battle ini belum diketahui.',
    'not-decided': 'Battle ini tidak dapat dinilai.',
  },
  teams: {
    solo: 'Kategori ini tampil sendiri, tanpa tim.',
    'team-too-large': 'Ada tim yang berisi terlalu banyak atlet.',
    'member-twice': 'Seorang atlet dipilih dua kali.',
    'foreign-member': 'Daftar peserta sudah berubah: ada yang sudah diundi atau bukan peserta lagi. Muat ulang.',
    'member-missing': 'Daftar peserta sudah berubah: ada yang belum masuk tim. Muat ulang.',
  },
};
