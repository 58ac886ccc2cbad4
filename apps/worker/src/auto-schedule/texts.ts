// What planning by itself says of how far it is.

export const autoScheduleTexts = {
  reading: 'Membaca partai dan atletnya…',
  planning: (matches: number) => `Menyusun ${matches} partai…`,
  rules: 'Menghitung biaya tiap aturan…',
  saving: 'Menyimpan rencana…',
  nothing: 'Tidak ada partai yang perlu dijadwalkan. Undi bagan lebih dahulu, atau pilih cakupan yang lain.',
  tournamentDeleted: 'Turnamen ini sudah dihapus.',
};
