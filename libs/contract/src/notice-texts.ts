// The words of the bell’s notices, which are mailed too.

/** A protest or appeal of a contingent over a match. */
interface Of {
  protest: string;
  contingent: string;
  match: string;
}

/** `about`: a bill's tournament and amount, as a sentence; `by`, `to`: names of people. */
export const noticeTexts = {
  unpaidAgain: (about: string) => `${about} Tagihannya belum lunas lagi.`,
  listOf: (contingent: string) => `daftar ${contingent}`,
  billingIssued: (invoice: string) => `Tagihan ${invoice} dibuat untuk Anda.`,
  uploadProof: (about: string) => `${about} Unggah bukti setelah membayar.`,
  billingIssuedBy: (by: string, invoice: string) => `${by} membuat tagihan ${invoice}.`,
  billingReminder: (invoice: string) => `Tagihan ${invoice} belum dibayar.`,
  payAndUpload: (about: string) => `${about} Bayar, lalu unggah buktinya.`,
  proofWaits: (invoice: string) => `Bukti pembayaran ${invoice} menunggu konfirmasi.`,
  sentBy: (about: string, by: string) => `${about} Dikirim oleh ${by}.`,
  paid: (invoice: string) => `Pembayaran ${invoice} sudah diterima.`,
  receiptReady: (about: string) => `${about} Kuitansinya dapat diunduh.`,
  failed: (invoice: string, reason: string) => `Pembayaran ${invoice} ditolak: ${reason}`,
  cashUndone: (invoice: string, reason: string) => `Kuitansi tunai ${invoice} dibatalkan: ${reason}`,
  transferUndone: (invoice: string, reason: string) => `Pelunasan ${invoice} dibatalkan: ${reason}`,
  unbilled: (invoice: string) => `Uang masuk tanpa tagihan: ${invoice}.`,
  unbilledHint: (about: string) =>
    `${about} Dibayar online, tetapi tagihannya tidak menunggunya. Kembalikan, atau catat sendiri.`,
  cancelledBy: (invoice: string, by: string) => `Tagihan ${invoice} dibatalkan oleh ${by}.`,
  invited: (by: string, contingent: string) => `${by} mengundang Anda mengelola ${contingent}.`,
  invitedHint: 'Terima atau tolak undangannya di halaman Kontingen, atau lewat tautan di e-mail Anda.',
  accepted: (by: string, contingent: string) => `${by} menerima undangan dan kini mengelola ${contingent}.`,
  acceptedHint: 'Kontingen itu sekarang ada di akunnya.',
  declined: (by: string, contingent: string) => `${by} menolak undangan untuk mengelola ${contingent}.`,
  declinedHint: 'Kontingen itu tetap pada akun sekarang.',
  received: (contingent: string) => `${contingent} sekarang Anda kelola.`,
  receivedHint: 'Periksa data kontingen dan atletnya.',
  givenAway: (contingent: string, to: string) => `${contingent} sekarang dikelola ${to}.`,
  givenAwayHint: (by: string) => `Diserahkan oleh ${by}. Kontingen itu tidak lagi ada di akun Anda.`,
  claimed: (by: string, contingent: string) => `${by} meminta ${contingent}.`,
  claimedHint: 'Periksa orangnya, lalu serahkan atau tolak.',
  claimRefused: (contingent: string, reason: string) => `Permintaan Anda atas ${contingent} ditolak: ${reason}`,
  givenToAnother: 'Kontingen ini sudah diserahkan kepada akun lain.',
  answeredBy: (by: string) => `Dijawab oleh ${by}.`,
  office: 'Panitia',
  merged: (merged: string, contingent: string) => `${merged} digabung ke ${contingent}.`,
  mergedHint: (by: string, signAgain: string) =>
    `Oleh ${by}. Atlet, tagihan, dan undian keduanya kini di satu kontingen.${signAgain}`,
  mergeUndone: (merged: string, contingent: string) => `Penggabungan ${merged} ke ${contingent} dibatalkan.`,
  mergeUndoneHint: (by: string) => `Oleh ${by}. Keduanya kembali seperti semula.`,
  papersLacking: (count: number, contingent: string, day: string) =>
    `Berkas ${count} atlet ${contingent} belum lengkap; paling lambat ${day}.`,
  handIn: (tournament: string, athletes: readonly string[], more: number) =>
    `${tournament}. Serahkan ke panitia: ${athletes.join('; ')}${more > 0 ? `; dan ${more} atlet lain` : ''}.`,
  ticket: (entry: string) => `Koreksi data menunggu: ${entry}.`,
  ticketHint: (tournament: string) => `${tournament}. Periksa, lalu terima atau tolak.`,
  ticketAccepted: (entry: string) => `Koreksi ${entry} diterima.`,
  signAgain: (tournament: string) => `${tournament}. Baca lagi daftarnya, lalu tanda tangani.`,
  feeBilled: (fee: string) => `Biaya ${fee} ada di tagihan Anda.`,
  ticketRefused: (entry: string, reason: string) => `Koreksi ${entry} ditolak: ${reason}`,
  ticketRefusedHint: (tournament: string) => `${tournament}. Data tetap seperti semula.`,
  changedSinceSigned: (contingent: string) => `Data ${contingent} berubah sejak ditandatangani.`,
  notSigned: (count: number, contingent: string) => `Data ${count} peserta ${contingent} belum Anda tandatangani.`,
  signBy: (tournament: string, day: string, time: string) =>
    `${tournament}. Baca, lalu tanda tangani paling lambat ${day} pukul ${time}.`,
  protestFrom: (protest: string, match: string, contingent: string) => `${protest} atas ${match} dari ${contingent}.`,
  decideBy: (tournament: string, time: string) => `${tournament}. Keputusan paling lambat pukul ${time}.`,
  protestFiled: (contingent: string, protest: string, match: string) =>
    `${contingent} mengajukan ${protest} atas ${match}.`,
  resultWaits: (tournament: string, time: string) =>
    `${tournament}. Hasilnya menunggu keputusan, paling lambat pukul ${time}.`,
  ruled: ({ protest, contingent, match }: Of, remedy: string) =>
    `${protest} ${contingent} atas ${match} diputus: ${remedy}.`,
  ruledHint: (tournament: string, mayAppeal: boolean) =>
    `${tournament}. ${mayAppeal ? 'Formulir banding dapat diambil dalam 20 menit.' : 'Keputusan ini final.'}`,
  undone: ({ protest, contingent, match }: Of) => `Keputusan ${protest} ${contingent} atas ${match} dibatalkan.`,
  undoneHint: (tournament: string) => `${tournament}. Yang diubahnya kembali seperti semula; keputusan baru menyusul.`,
};
