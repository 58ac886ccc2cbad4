// The wholly Indonesian words of seni.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const seniTexts: InLanguage<typeof original.seniTexts> = {
  ...original.seniTexts,
  incomplete: 'Data tidak lengkap (kategori pertandingan atau kategori usia tidak ditemukan).',
  empty: 'Belum ada partai.',
  filter: { ...original.seniTexts.filter, gender: 'Putra/putri' },
  viewBracket: 'Lihat bagan',
  regenerate: 'Undi ulang',
  groupQuestion: (category, gender, mode) => `Undi ulang semua partai ${category} – ${gender} (mode: ${mode})?`,
  groupFailed: 'Gagal mengundi ulang.',
  emptyHint: 'Buat undian untuk satu kategori, usia, dan putra atau putri.',
  poolQuestion: (title) => `Undi ulang bagan ${title}? Bila partainya sudah dijadwalkan, jadwalnya harus dibuat ulang.`,
  poolRedrawn: 'Bagan berhasil diundi ulang',
  poolFailed: 'Gagal mengundi ulang bagan',
  bracketFailed: 'Gagal memuat bagan. Silakan coba lagi.',
  exportPng: 'Ekspor PNG',
  exportPdf: 'Ekspor PDF',
  formTitle: 'Undi seni',
  editTitle: 'Ubah undian seni',
  gender: 'Putra/putri',
  reselect: 'Pilih lagi kategori usia dan putra/putri: kategori pertandingannya berubah.',
  eventFixed: 'Kategori, usia, dan putra/putri sebuah undian tidak dapat diganti.',
  saved: 'Undian berhasil dibuat.',
  updated: 'Undian berhasil diperbarui.',
  saveFailed: 'Gagal menyimpan undian.',
  unitsChoose: 'Pilih turnamen, kategori, usia, dan putra atau putri.',
};
