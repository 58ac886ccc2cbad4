// The words of medals and certificates as files.

export const medalFileTexts = {
  file: (slug: string) => `medali-${slug}`,
  certificates: {
    medallists: (slug: string) => `sertifikat-medali-${slug}`,
    participants: (slug: string) => `sertifikat-peserta-${slug}`,
  },
  calculating: 'Menghitung medali',
  readingRecipients: 'Membaca penerima',
  noMedals: 'Belum ada medali: belum ada final yang selesai.',
  nobody: 'Tidak ada yang menerima piagam pada pilihan ini.',
  contingents: 'Per kontingen',
  rank: (rule: string) => `Peringkat (${rule})`,
  contingent: 'Kontingen',
  total: 'Jumlah',
  points: 'Poin',
  classes: 'Per kelas',
  columns: {
    category: 'Kategori',
    age: 'Usia',
    gender: 'Jenis Kelamin',
    class: 'Kelas',
    pool: 'Pool',
    medal: 'Medali',
    name: 'Nama',
    contingent: 'Kontingen',
  },
};
