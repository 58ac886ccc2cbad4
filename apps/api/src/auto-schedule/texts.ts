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
};
