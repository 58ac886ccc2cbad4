// What the API says of auto schedule.

export const autoScheduleTexts = {
  schedulesPublished: (count: number) => `${count} jadwal diterbitkan.`,
  schedulePublished: 'Jadwal diterbitkan.',
  planDropped: 'Rencana jadwal dibuang.',
  planNotFound: 'Rencana jadwal tidak ditemukan.',
  planTaken: 'Rencana ini sudah diambil menjadi jadwal.',
  planIsDropped: 'Rencana ini sudah dibuang.',
  planChanged: 'Rencana ini baru saja diubah orang lain. Periksa dahulu perubahannya.',
  noDrafts: 'Tidak ada jadwal draf untuk diterbitkan.',
  alreadyPublished: 'Jadwal ini sudah terbit.',
  planOutdated: (problems: string) => `${problems} Susun ulang rencananya.`,
  nothingPlaced: 'Belum ada partai yang mendapat tempat dalam rencana ini.',
  draftsMade: (schedules: number, matches: number) => `${schedules} jadwal draf dibuat untuk ${matches} partai.`,
  published: (schedules: number, matches: number) => `${schedules} jadwal diterbitkan untuk ${matches} partai.`,
  notInPlan: 'Partai ini tidak ada dalam rencana.',
  namedTwice: 'Partai ini disebut dua kali.',
  problems: {
    gone: (matches: number) => `${matches} partai dalam rencana ini sudah tidak ada, karena bagannya diundi ulang.`,
    begun: (matches: number) => `${matches} partai dalam rencana ini sudah dipanggil, berlangsung, atau selesai.`,
    elsewhere: (matches: number) => `${matches} partai dalam rencana ini mendapat jadwal lain sejak rencana disusun.`,
    arenaGone: (matches: number) => `Gelanggang untuk ${matches} partai dalam rencana ini sudah dihapus.`,
    taken: (arena: string, date: string, time: string) =>
      `${arena}, ${date}: mulai pukul ${time} sudah terisi partai dari jadwal lain.`,
  },
};
