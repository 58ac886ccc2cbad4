// What happened in a match.

export const timelineTexts = {
  verdicts: { blue: 'Biru', red: 'Merah', none: 'tidak sah' },
  asked: { throw: 'Verifikasi jatuhan', violation: 'Verifikasi pelanggaran' },
  waiting: 'menunggu jawaban',
  /** A step of penalties that the table chose itself. */
  otherStep: (reason: string) => `alasan langkah lain: ${reason}`,
  count: (count: number) => `Hitungan ${count}`,
  ownFall: 'jatuh sendiri',
  counted: 'Nilai',
  countedBack: 'Nilai ditarik',
  withdrawn: (reason: string) => `dibatalkan: ${reason}`,
  judges: (seats: string) => `juri ${seats}`,
  answer: (seat: number, verdict: string) => `juri ${seat}: ${verdict}`,
  verified: 'verifikasi juri',
  onePhone: 'satu ponsel',
  council: 'dewan',
};
