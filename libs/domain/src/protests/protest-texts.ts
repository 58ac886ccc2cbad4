// The words of protests and appeals.

export const protestTexts = {
  levels: { 1: 'Protes', 2: 'Banding' },
  deciders: {
    chair: 'Ketua pertandingan',
    council: 'Dewan pertandingan',
    commission: 'Komisi protes',
    'technical-delegate': 'Delegasi teknik',
    medical: 'Tim medis',
    federation: 'Unsur PB IPSI di luar kedua kontingen',
  },
  statuses: {
    form: 'Formulir diambil',
    lapsed: 'Lewat waktu',
    open: 'Menunggu keputusan',
    overdue: 'Lewat 2 jam',
    decided: 'Diputus',
  },
  remedies: {
    rejected: 'Protes ditolak, hasil tetap',
    'result-changed': 'Hasil diubah',
    'extra-round': 'Satu babak tambahan',
    again: 'Penampilan diulang',
  },
  grounds: {
    rejected: 'Kesalahan aparat tidak terbukti.',
    'result-changed': 'Terbukti ada kesalahan aparat yang disengaja.',
    'extra-round': 'Terbukti ada kekeliruan.',
    again: 'Terbukti ada kekeliruan.',
  },
};
