// What each permission lets somebody do, in words for who grants it.
import type { Permission } from '@gelanggang/contract/permissions';

export const PERMISSION_LABELS = {
  'view insight': 'Melihat statistik kejuaraan',
  'export contingent': 'Mengekspor kontingen',
  'delete contingent': 'Menghapus kontingen',
  'export member': 'Mengekspor anggota tim',
  'delete member': 'Menghapus anggota tim',
  'create payment': 'Membuat tagihan',
  'edit payment': 'Mengubah tagihan',
  'upload payment struk': 'Mengunggah bukti pembayaran',
  'confirm payment': 'Mengonfirmasi pembayaran',
  'manage tournament': 'Mengelola kejuaraan',
  'manage master data': 'Mengelola data induk',
  'manage drawing': 'Mengelola undian',
  'manage schedule': 'Mengelola jadwal',
  'manage navigation': 'Mengelola menu',
  'manage users': 'Mengelola pengguna dan peran',
  'operate arena': 'Mengoperasikan gelanggang',
  'view audit': 'Melihat catatan perubahan',
  'check in': 'Mencatat timbang badan',
  'correct check in': 'Mengoreksi timbang badan',
  'manage contingents': 'Mengelola semua kontingen',
  'manage system': 'Mengawasi sistem dan data pribadi',
  'see all tournaments': 'Bekerja di semua kejuaraan, bukan hanya yang diikuti sebagai anggota',
} as const satisfies Readonly<Record<Permission, string>>;
