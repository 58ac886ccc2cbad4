// What the API says of contingents.

export const contingentsTexts = {
  claimOver: 'Permintaan ini sudah dijawab atau ditarik. Silakan muat ulang.',
  alreadyClaimed: 'Anda sudah meminta kontingen ini; panitia akan menjawab.',
  manyClaims: (most: number) => `Paling banyak ${most} permintaan sekaligus.`,
  claimSent: (contingent: string) => `Permintaan atas ${contingent} dikirim ke panitia.`,
  claimNotFound: 'Permintaan tidak ditemukan.',
  claimWithdrawn: 'Permintaan ditarik.',
  givenTo: (contingent: string, account: string) => `${contingent} diserahkan kepada ${account}.`,
  claimRejected: 'Permintaan ditolak. Manajer itu diberi tahu.',
  invitationOver: 'Undangan ini sudah dipakai, dibatalkan, atau kedaluwarsa. Mintalah yang baru kepada panitia.',
  alreadyManages: 'Akun ini sudah mengelola kontingen itu.',
  invitationSent: (email: string) => `Undangan dikirim ke ${email}.`,
  invitationNotValid: 'Undangan ini sudah tidak berlaku.',
  invitationCancelled: 'Undangan dibatalkan.',
  nowYours: (contingent: string) => `${contingent} sekarang Anda kelola.`,
  invitationDeclined: 'Undangan ditolak. Panitia diberi tahu.',
  linkIncomplete: 'Tautan tidak lengkap.',
  invitationOfOther: (email: string) => `Undangan ini untuk ${email}. Masuklah dengan akun beralamat itu.`,
  mergeOutdated: 'Salah satu kontingen baru saja berubah. Periksa lagi apa yang digabung.',
  merged: (merged: string, kept: string, hours: number) =>
    `${merged} digabung ke ${kept}. Dapat dibatalkan selama ${hours} jam.`,
  mergeNotFound: 'Penggabungan tidak ditemukan.',
  mergeUndone: 'Penggabungan ini sudah dibatalkan.',
  mergeTooOld: (hours: number) => `Penggabungan hanya dapat dibatalkan dalam ${hours} jam.`,
  mergeUndoDone: (contingent: string) => `Penggabungan dibatalkan: ${contingent} ada lagi seperti semula.`,
  chooseOther: 'Pilih kontingen yang lain.',
  duplicate:
    'Kontingen dengan nama dan tempat ini sudah ada di akun ini. Daftarkan yang sudah ada ke kejuaraan, atau pakai nama lain.',
  changed: 'Kontingen ini baru saja diubah orang lain. Silakan muat ulang.',
  notYourTournament: 'Anda bukan panitia kejuaraan itu.',
  cannotDelete: (uses: string) => `Kontingen ini tidak dapat dihapus: masih ada ${uses}.`,
  cannotLeave: (tournaments: string) => `Kontingen tidak dapat keluar dari ${tournaments}.`,
  alreadyThere: 'Kontingen ini sudah ada di akun itu.',
  undoGiven: 'Penggabungan tidak dapat dibatalkan: sejak itu kontingen itu sudah diserahkan kepada akun lain.',
  undoDeleted: (athletes: number) =>
    `Penggabungan tidak dapat dibatalkan: sejak itu ${athletes} atlet yang digabung sudah dihapus.`,
  undoDrawn: (athletes: string) => `Penggabungan tidak dapat dibatalkan: sejak itu ${athletes} sudah diundi bersama.`,
  undoBilled: (athlete: string) =>
    `Penggabungan tidak dapat dibatalkan: sejak itu ${athlete} sudah ditagih atau diundi di kejuaraan yang dimasuki karena digabung.`,
  undoBill: (invoice: string) =>
    `Penggabungan tidak dapat dibatalkan: sejak itu tagihan ${invoice} memuat atlet dari keduanya.`,
  cannotMerge: (obstacles: string) => obstacles,
  leaves: (tournament: string, bills: number) => `${tournament} (${bills} tagihan)`,
  drawnDifferently: (athlete: string) => `${athlete} sudah diundi di keduanya, dalam usia atau kelas yang berbeda.`,
  billedTwice: (athlete: string, tournament: string) =>
    `${athlete} ditagih di keduanya untuk ${tournament}. Batalkan atau tolak salah satu tagihannya dahulu.`,
  enteredElsewhere: (athlete: string, contingent: string, tournament: string) =>
    `${athlete} sudah didaftarkan ${contingent} di ${tournament}, dalam kategori yang sama.`,
  claimsOpen: (contingent: string) => `Jawab dahulu permintaan manajer atas ${contingent}.`,
  justMerged: (merged: string, into: string) =>
    `${merged} baru saja digabung ke ${into}. Batalkan itu dahulu, atau gabungkan sebaliknya.`,
};
