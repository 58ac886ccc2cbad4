// The words of weight classes in the back office (spec 2, "Class list and form", §8).
import { weightText } from '@gelanggang/domain/words/weights';

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
  weight: (weight: number | null): string => (weight === null ? '–' : weightText(weight)),
  warningsTitle: 'Periksa batas berat',
} as const;
