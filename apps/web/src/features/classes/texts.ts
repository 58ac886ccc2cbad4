// The words of weight classes in the back office (spec 2, "Class list and form", §8).
import { grouped } from '@gelanggang/domain/words/rupiah';

const kg = (weight: number): string => {
  const [whole = '0', decimals] = String(weight).split('.');
  return decimals ? `${grouped(Number(whole))},${decimals}` : grouped(Number(whole));
};

export const classTexts = {
  title: 'Kelas',
  add: 'Kelas baru',
  edit: 'Ubah kelas',
  search: 'Cari kelas atau usia',
  empty: 'No class found.',
  question: 'Yakin ingin menghapus kelas ini?',
  age: 'Kategori usia',
  allAges: 'Semua usia',
  name: 'Nama kelas',
  gender: 'Jenis kelamin',
  min: 'Berat minimum (kg)',
  minHint: 'Di atas berat ini. Kosong: tanpa batas bawah.',
  max: 'Berat maksimum (kg)',
  maxHint: 'Sampai berat ini. Kosong: tanpa batas atas.',
  includesMin: 'Batas bawah',
  includes: { no: 'di atas berat minimum', yes: 'mulai dari berat minimum (kelas pertama)' },
  loadFailed: 'Error fetching class details.',
  saveFailed: 'An error occurred while submitting the form.',
  weight: (weight: number | null): string => (weight === null ? '–' : kg(weight)),
  warningsTitle: 'Periksa batas berat',
  overlap: (lower: string, upper: string, from: number, to: number) =>
    from === to
      ? `${lower} dan ${upper} sama-sama memuat ${kg(from)} kg.`
      : `${lower} dan ${upper} bertumpang tindih antara ${bound(from)} dan ${bound(to)}.`,
  gap: (lower: string, upper: string, from: number, to: number) =>
    from === to
      ? `Berat tepat ${kg(from)} kg tidak masuk ${lower} maupun ${upper}.`
      : `Antara ${lower} dan ${upper}, berat ${kg(from)}–${kg(to)} kg tidak masuk kelas mana pun.`,
} as const;

function bound(weight: number): string {
  if (weight === -Infinity) return 'berat terendah';
  return weight === Infinity ? 'berat tertinggi' : `${kg(weight)} kg`;
}
