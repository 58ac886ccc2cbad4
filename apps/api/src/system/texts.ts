// What the API says of system.

export const systemTexts = {
  otherUpload: 'Berkas cadangan lain sedang diperiksa. Tunggu sampai selesai.',
  manyBackups: (most: number) => `Sudah ada ${most} cadangan. Unduh dan hapus satu dulu.`,
  diskTooSmall: 'Ruang di disk tidak cukup.',
  backupNotFound: 'Cadangan tidak ditemukan.',
  notFailed: 'Pekerjaan ini tidak gagal, atau sudah diulang.',
  backupBusy: 'Cadangan lain sedang dibuat atau diperiksa. Tunggu sampai selesai.',
  backupBegun: 'Cadangan sedang dibuat',
  checkBegun: 'Cadangan sedang diperiksa',
  backupDeleted: 'Cadangan dihapus',
};
