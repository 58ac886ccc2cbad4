// What became of a performance.

export const performanceTexts = {
  outcomes: { performed: 'Tampil', disqualified: 'Diskualifikasi', absent: 'Tidak hadir' },
};
