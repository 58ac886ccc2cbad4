// The wholly Indonesian words of contingents and of their registration.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const contingentTexts: InLanguage<typeof original.contingentTexts> = {
  ...original.contingentTexts,
  add: 'Tambah',
  export: 'Ekspor ke Excel',
  edit: 'Ubah',
  delete: 'Hapus',
  loadFailed: 'Kontingen gagal dimuat.',
};

export const registrationTexts: InLanguage<typeof original.registrationTexts> = {
  ...original.registrationTexts,
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  none: 'Anda belum memiliki kontingen. Silakan daftarkan kontingen Anda terlebih dahulu.',
  loadFailed: 'Kejuaraan gagal dimuat.',
  invalidId: 'Kejuaraan ini tidak ada.',
};
