// What the API says of protests.

export const protestsTexts = {
  recordingGone: 'Rekaman ini tidak ada.',
  decisionNotFound: 'Keputusan ini tidak ditemukan di partai kontingen Anda.',
  notFound: 'Protes tidak ditemukan.',
  formTakenBack: 'Formulir dibatalkan. Manajer dapat mengambil yang baru selama waktunya belum lewat.',
  feeIsPaid: 'Biaya formulir ini sudah dicatat, jadi formulirnya tidak dapat dibatalkan.',
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
  entrantsChanged: (match: string) =>
    `Peserta ${match} bukan lagi yang dahulu: hasilnya yang lama tidak dapat kembali.`,
  scoreReplaced: 'Nilainya sudah diganti lagi setelah keputusan ini. Batalkan penggantian itu dahulu.',
  hasAppeal: 'Atas keputusan ini sudah ada banding.',
  notDecided: 'Protes ini belum diputus.',
  formNotBack: 'Formulirnya belum kembali.',
  decidedMeanwhile: 'Protes ini sudah diputus. Silakan muat ulang.',
  appealIsFinal:
    'Banding sudah mengubah hasil partai ini, dan putusannya final (pasal 15.4.c.2.f). Protes ini hanya dapat ditolak.',
  feeNotRecorded: (article: string) =>
    `Biaya protes belum dicatat (pasal ${article}). Tanpa biaya protes hanya dapat ditolak.`,
  remedyNotHere: 'Keputusan ini tidak berlaku di jenis partai ini.',
  namesRequired: 'Isi nama semua yang memutus.',
  takenBefore: 'Formulir atas keputusan ini sudah diambil.',
  nothingDecided: 'Belum ada keputusan yang dapat diprotes.',
  askedLate: (minutes: number, article: string) =>
    `Batas waktu mengambil formulir, ${minutes} menit setelah keputusan, sudah lewat (pasal ${article}).`,
  returnedLate: (minutes: number, article: string) =>
    `Batas waktu mengembalikan formulir, ${minutes} menit setelah diambil, sudah lewat (pasal ${article}).`,
  formTaken: (time: string) => `Formulir diambil. Kembalikan paling lambat pukul ${time}.`,
  filed: (level: string, time: string) => `${level} diajukan. Keputusan paling lambat pukul ${time}.`,
  feeRecorded: (fee: string) => `Biaya ${fee} dicatat; tidak dikembalikan.`,
  ruled: (level: string, remedy: string) => `${level} diputus: ${remedy}.`,
  rulingUndone: 'Keputusan dibatalkan; protes terbuka lagi.',
};
