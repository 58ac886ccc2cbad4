// What a key for a program may read, in words.
export const programKeyTexts = {
  rights: { entries: 'Peserta', schedule: 'Jadwal, juga yang belum terbit', results: 'Hasil dan medali' },
};
