// How a result stands before everybody.

export const resultStateTexts = {
  states: {
    live: 'Berlangsung',
    unofficial: 'Belum resmi',
    official: 'Resmi',
    protested: 'Dalam protes',
    corrected: 'Dikoreksi',
    disqualified: 'Diskualifikasi susulan',
  },
  by: {
    desk: 'koreksi meja',
    protest: 'keputusan protes',
    appeal: 'keputusan banding',
  },
  what: {
    rejected: 'Hasil tetap',
    'result-changed': 'Hasil diubah',
    'extra-round': 'Satu babak tambahan',
    again: 'Penampilan diulang',
  },
  correction: (what: string, by: string) => `${what} atas ${by}.`,
};
