// What the API says of protests.

export const protestsTexts = {
  recordingGone: 'Rekaman ini tidak ada.',
  decisionNotFound: 'Keputusan ini tidak ditemukan di partai kontingen Anda.',
  notFound: 'Protes tidak ditemukan.',
  formIsBack: 'Formulir ini sudah kembali.',
  decisionReplaced: 'Keputusan yang diprotes sudah diganti. Ambil formulir atas keputusan yang baru.',
  alreadyDecided: 'Protes ini sudah diputus.',
  noResult: (match: string) => `${match} tidak mempunyai hasil.`,
  notContested: (match: string) => `${match} tidak dipertandingkan: tidak ada babak yang dapat ditambah.`,
  manyExtraRounds: 'Babak tambahan sudah terlalu banyak.',
  noScore: 'Penampilan ini tidak mempunyai nilai.',
  scoreRequired: 'Isi nilai yang berlaku.',
  ongoing: (match: string) => `${match} sedang berlangsung. Batalkan mulainya dahulu.`,
  oldResultGone: 'Hasil sebelum protes tidak ada lagi.',
  resultReplaced: 'Hasilnya sudah diganti lagi setelah keputusan ini. Batalkan penggantian itu dahulu.',
  scoreReplaced: 'Nilainya sudah diganti lagi setelah keputusan ini. Batalkan penggantian itu dahulu.',
  hasAppeal: 'Atas keputusan ini sudah ada banding.',
  notDecided: 'Protes ini belum diputus.',
  formNotBack: 'Formulirnya belum kembali.',
  decidedMeanwhile: 'Protes ini sudah diputus. Silakan muat ulang.',
  feeNotRecorded: (article: string) =>
    `Biaya protes belum dicatat (pasal ${article}). Tanpa biaya protes hanya dapat ditolak.`,
  remedyNotHere: 'Keputusan ini tidak berlaku di jenis partai ini.',
  namesRequired: 'Isi nama semua yang memutus.',
};
