// The wholly Indonesian words of payments.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const billingTexts: InLanguage<typeof original.billingTexts> = {
  ...original.billingTexts,
  addNew: 'Tagihan baru',
  export: 'Ekspor ke Excel',
  edit: 'Ubah',
  confirm: 'Konfirmasi pembayaran',
  addAnother: 'Tambah anggota lain',
  add: 'Tambah',
  addRow: (name) => `Tambah ${name}`,
  added: 'Tagihan berhasil dibuat.',
  updated: 'Tagihan berhasil diubah.',
  saveFailed: 'Tagihan gagal disimpan.',
  memberAdded: 'Anggota berhasil ditambahkan ke tagihan.',
  memberAddError: 'Terjadi kesalahan saat menambahkan anggota.',
  memberAddFailed: 'Anggota gagal ditambahkan.',
  paymentIdRequired: 'Simpan tagihannya sebelum menambahkan anggota.',
  loadFailed: 'Tagihan gagal dimuat.',
  proofMissing: 'Pilih bukti pembayaran yang benar.',
  proofSent: 'Bukti pembayaran berhasil dikirim.',
  submitFailed: 'Terjadi kesalahan saat mengirim formulir.',
  viewStruk: 'Lihat struk',
  approve: 'Terima pembayaran',
  reject: 'Tolak pembayaran',
  confirmed: 'Pembayaran berhasil dikonfirmasi.',
};
export const { quoteTexts } = original;
