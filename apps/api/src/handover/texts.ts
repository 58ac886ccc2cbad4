// What the API says of handover.

export const handoverTexts = {
  handedOver: (tournament: string) => `${tournament} diserahkan. Unduh berkasnya dan bawa ke tempat.`,
  fileNotHere: 'Berkas penyerahan tidak ada di server ini.',
  heldAgain: (tournament: string) => `${tournament} kembali dipegang server ini.`,
  otherUpload: 'Berkas penyerahan lain sedang dibaca. Tunggu sampai selesai.',
  uploadGone: 'Berkas ini sudah tidak ada di server. Kirim sekali lagi.',
  receivedBefore: (tournament: string) => `${tournament}: berkas ini sudah pernah diterima.`,
  heldHere: (tournament: string) => `${tournament} sekarang dipegang server ini.`,
};
