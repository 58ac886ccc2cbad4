// The wholly Indonesian words of athletes: their list and their form.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const memberTexts: InLanguage<typeof original.memberTexts> = {
  ...original.memberTexts,
  export: 'Ekspor ke Excel',
  columns: { ...original.memberTexts.columns, id: 'No.' },
  registered: 'Terdaftar',
  paid: 'Lunas',
  unpaid: 'Belum lunas',
  add: 'Tambah',
  edit: 'Ubah',
  delete: 'Hapus',
  deleteQuestion: 'Apakah Anda yakin ingin menghapus atlet ini?',
  yes: 'Ya',
  no: 'Tidak',
};

export const memberFormTexts: InLanguage<typeof original.memberFormTexts> = {
  ...original.memberFormTexts,
  loadFailed: 'Anggota gagal dimuat.',
};

// Indonesian already
export const { feesTexts, placesTexts } = original;
