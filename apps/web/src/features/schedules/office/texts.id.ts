// The wholly Indonesian words of schedules in the back office.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const scheduleTexts: InLanguage<typeof original.scheduleTexts> = {
  ...original.scheduleTexts,
  title: 'Daftar jadwal pertandingan',
  empty: 'Tidak ada jadwal.',
  noneSelected: 'Pilih paling sedikit satu partai',
  incomplete: 'Nomor dan jam semua partai yang dipilih wajib diisi.',
  badFormat: 'Data partai tidak dapat dibaca.',
  matchesFailed: 'Gagal memuat partai',
  tournamentsFailed: 'Gagal memuat turnamen',
  loadFailed: 'Gagal memuat jadwal',
  validation: 'Ada isian yang belum benar',
  submitFailed: 'Formulir gagal dikirim.',
  created: 'Jadwal berhasil dibuat.',
  updated: 'Jadwal berhasil diperbarui.',
};
