// What the API says of schedules.

export const schedulesTexts = {
  markRemoved: 'Tanda berubah dihapus.',
  pdfFailed: 'Jadwal PDF gagal dibuat.',
  nothingToPrint: 'Belum ada jadwal untuk dicetak.',
  manyDownloads: 'Sedang banyak yang mengunduh jadwal. Coba lagi sebentar.',
  notFound: 'Schedule not found',
  changed: 'Jadwal ini baru saja diubah orang lain. Silakan muat ulang.',
  cannotLeave: (match: string, state: string) => `${match} ${state}, jadi belum dapat keluar dari jadwal.`,
  staysInTournament: 'Jadwal tidak dapat pindah ke turnamen lain.',
};
