// What every printed paper says while it is made.

export const paperTexts = {
  readingTournament: 'Membaca kejuaraan',
  tournamentGone: 'Kejuaraan ini tidak ada lagi.',
  tournamentDeleted: 'Kejuaraan ini sudah dihapus.',
  matchGone: 'Partai ini tidak ada lagi.',
  composing: 'Menyusun halaman',
  joining: 'Menyatukan halaman',
  saving: 'Menyimpan berkas',
};
