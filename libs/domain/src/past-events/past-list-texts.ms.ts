// The texts of past-list-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './past-list-texts';

export const pastListTexts: InLanguage<typeof original.pastListTexts> = {
  columns: {
    name: 'Nama',
    contingent: 'Kontinjen',
    province: 'Wilayah',
    category: 'Kategori',
    age: 'Peringkat umur',
    className: 'Kelas',
    gender: 'Jantina',
    place: 'Tempat',
  },
  choose: (columns: string) => `Pilih lajur ${columns}.`,
  chooseCategoryOrClass: 'Pilih lajur Kategori atau Kelas.',
  twice: 'Satu lajur dipilih untuk dua perkara.',
  sameAs: (line: number) => `Sama dengan baris ${line}.`,
  noName: 'Nama kosong.',
  manyNames: (most: number) => `Lebih daripada ${most} nama dalam satu baris.`,
  noContingent: 'Kontinjen kosong.',
  noEvent: 'Kategori dan kelas kosong.',
  unknownGender: (cell: string) => `Jantina “${cell}” tidak dikenali.`,
  unreadPlace: (cell: string) => `Tempat “${cell}” tidak dapat dibaca: tulis 1, 2, 3 atau Emas, Perak, Perunggu.`,
  longText: (most: number) => `Teks lebih daripada ${most} huruf.`,
  medals: { gold: 'emas', silver: 'perak' },
  medalTwice: (medal: string, line: number) => `Kelas ini sudah mempunyai ${medal} di baris ${line}.`,
};
