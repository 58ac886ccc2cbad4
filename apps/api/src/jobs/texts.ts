// What the API says of jobs.

export const jobsTexts = {
  exportCancelled: 'Ekspor ini dibatalkan.',
  noFile: 'Pekerjaan ini tidak memiliki berkas.',
  isDone: 'Pekerjaan ini sudah selesai.',
  isRunning: 'Pekerjaan ini sedang berjalan.',
  billNotFound: 'Tagihan tidak ditemukan.',
  protestNotFound: 'Protes tidak ditemukan.',
  signatureNotFound: 'Daftar bertanda tangan tidak ditemukan.',
  receiptAfterPayment: 'Kuitansi ada setelah tagihan lunas.',
  listNotFound: 'Daftar tidak ditemukan. Unggah lagi berkasnya.',
  impossibleRules: (rules: string) => rules,
  fileNotReady: 'Berkas belum siap. Berkas akan muncul di daftar pekerjaan setelah selesai.',
};
