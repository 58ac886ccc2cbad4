// What is said of the list of an old event.

export const pastListTexts = {
  columns: {
    name: 'Nama',
    contingent: 'Kontingen',
    province: 'Provinsi',
    category: 'Kategori',
    age: 'Golongan usia',
    className: 'Kelas',
    gender: 'Jenis kelamin',
    place: 'Juara',
  },
  choose: (columns: string) => `Pilih kolom ${columns}.`,
  chooseCategoryOrClass: 'Pilih kolom Kategori atau Kelas.',
  twice: 'Satu kolom dipilih untuk dua hal.',
  sameAs: (line: number) => `Sama dengan baris ${line}.`,
  noName: 'Nama kosong.',
  manyNames: (most: number) => `Lebih dari ${most} nama dalam satu baris.`,
  noContingent: 'Kontingen kosong.',
  noEvent: 'Kategori dan kelas kosong.',
  unknownGender: (cell: string) => `Jenis kelamin “${cell}” tidak dikenal.`,
  unreadPlace: (cell: string) => `Juara “${cell}” tidak terbaca: tulis 1, 2, 3 atau Emas, Perak, Perunggu.`,
  longText: (most: number) => `Teks lebih dari ${most} huruf.`,
  medals: { gold: 'emas', silver: 'perak' },
  medalTwice: (medal: string, line: number) => `Kelas ini sudah mempunyai ${medal} di baris ${line}.`,
};
