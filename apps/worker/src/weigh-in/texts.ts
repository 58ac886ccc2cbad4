// The words of the cards of athletes, officials and managers as files.

export const cardTexts = {
  files: {
    athletes: (slug: string) => `kartu-atlet-${slug}`,
    officials: (slug: string) => `kartu-petugas-${slug}`,
    managers: (slug: string) => `kartu-pengelola-${slug}`,
  },
  readingAthletes: 'Membaca atlet',
  readingNames: 'Membaca nama',
  none: {
    athletes: 'Belum ada atlet yang lunas pada pilihan ini.',
    officials: 'Belum ada petugas pada kejuaraan ini.',
    managers: 'Belum ada kontingen yang atletnya lunas dan pengelolanya bernama.',
  },
};
