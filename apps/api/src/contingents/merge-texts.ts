// What merging two contingents would do, in words.

export const mergeTexts = {
  reasons: {
    drawn: 'sudah diundi',
    paid: 'sudah lunas',
    billed: 'ada di tagihan',
    kept: 'data kontingen yang dipertahankan',
  },
  otherManager: (before: string, contingent: string, after: string) =>
    `${before} tidak lagi mengelola atlet ${contingent}; ${after} yang mengelola.`,
  billsStay: 'Tagihan yang juga memuat atlet kontingen lain tetap pada akunnya.',
  invitationsEnd: (contingent: string) => `Undangan terbuka untuk ${contingent} berakhir.`,
  calendarEnds: (contingent: string) => `Alamat kalender ${contingent} tidak berlaku lagi.`,
};
