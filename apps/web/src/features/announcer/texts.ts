// What the announcer reads.
export const announcerTexts = {
  empty: 'Belum ada jadwal pertandingan yang tersedia.',
  done: 'Semua partai hari ini selesai.',
  now: 'Sedang berlangsung',
  called: 'Dipanggil',
  next: 'Berikutnya',
  about: (time: string) => `perkiraan ${time}`,
  late: (minutes: number) => `Mundur ${minutes} menit`,
  partai: (number: number | null) => (number === null ? 'Partai' : `Partai ${number}`),
  contingent: (name: string) => (/^kontingen\b/i.test(name) ? name : `Kontingen ${name}`),
  classOf: (name: string) => (/^(kelas|under|open)\b/i.test(name) ? name : `Kelas ${name}`),
} as const;
