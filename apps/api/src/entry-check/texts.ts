// What the API says of entry check.

export const entryCheckTexts = {
  notRegistered: 'Kontingen ini tidak terdaftar di turnamen itu.',
  allSigned: 'Semua kontingen sudah menandatangani daftarnya.',
  remindedBefore: (hours: number) => `Semua kontingen itu sudah diingatkan dalam ${hours} jam terakhir.`,
  reminded: (count: number) => `${count} kontingen diingatkan.`,
  lateFeeRequired: 'Isi biaya perubahan sesudah batas waktu.',
  checkSaved: 'Pemeriksaan data disimpan.',
  notChecking: 'Turnamen ini tidak sedang memeriksa data.',
  entryGone: 'Entri ini tidak ada lagi di daftar.',
  listOpened: 'Daftar dibuka.',
  ticketNotFound: 'Koreksi tidak ditemukan.',
  ticketAccepted: 'Koreksi diterima.',
  ticketRejected: 'Koreksi ditolak.',
  entryGoneReject: 'Entri ini tidak ada lagi di daftar. Tolak koreksinya dengan alasan itu.',
  changedSince: (fields: string) =>
    `${fields} sudah diubah sejak dilaporkan. Tolak koreksi ini, atau minta kontingen mengubahnya.`,
  notYetAcceptable: (faults: string) => `Belum dapat diterima: ${faults}`,
  ticketWaits: 'Entri ini sudah mempunyai koreksi yang menunggu panitia.',
  ticketSent: 'Koreksi dikirim ke panitia.',
  ticketStays: 'Koreksi tidak dapat pindah ke entri lain.',
  ticketChanged: 'Koreksi diubah.',
  ticketWithdrawn: 'Koreksi ditarik kembali.',
  notYourEntry: 'Entri ini tidak ada di daftar kontingen Anda.',
  entryRequired: 'Pilih entrinya.',
  fieldWrong: (field: string) => `${field} tidak benar.`,
};
