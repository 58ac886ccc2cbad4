// What the table of jobs says of one that waits, is cancelled or has given up.

export const jobStateTexts = {
  waitsForQueue: 'Menunggu antrean tersedia kembali…',
  cancelling: 'Sedang dibatalkan…',
  cancelled: 'Dibatalkan.',
  gaveUp: 'Pekerjaan ini berkali-kali terputus sebelum selesai.',
};
