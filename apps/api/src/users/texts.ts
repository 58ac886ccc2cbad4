// What the API says of users.

export const usersTexts = {
  lastAdmin: 'Harus ada paling sedikit satu admin aktif. Angkat admin lain lebih dulu.',
  wrongPassword: 'Kata sandi sekarang salah.',
  sameEmail: 'Alamat ini sudah alamat akun Anda.',
  emailChanged:
    'Alamat e-mail diganti; masuklah dengan alamat ini. Sesi lain sudah diakhiri. Buka tautan konfirmasi di e-mail baru Anda.',
  passwordChanged: 'Kata sandi diganti. Sesi lain sudah diakhiri.',
  sessionNotFound: 'Sesi tidak ditemukan.',
  roleNotFound: 'Peran tidak ditemukan.',
  notFound: 'Pengguna tidak ditemukan.',
  hasPassword: 'Pengguna ini sudah mempunyai kata sandi.',
  inactive: 'Pengguna ini nonaktif. Aktifkan lebih dulu.',
  roleGone: 'Ada peran yang sudah tidak ada.',
  arenaGone: 'Ada gelanggang yang sudah tidak ada.',
  sessionEnded: 'Sesi diakhiri',
  othersEnded: (count: number) => (count > 0 ? `${count} sesi lain diakhiri` : 'Tidak ada sesi lain'),
  roleChanged: 'Peran berhasil diubah',
  invited: 'Undangan dikirim lewat e-mail',
  made: 'Pengguna berhasil dibuat',
  changed: 'Pengguna berhasil diubah',
  activated: 'Pengguna diaktifkan',
  deactivated: 'Pengguna dinonaktifkan',
  passwordSet: 'Kata sandi diganti',
  sessionsEnded: 'Sesi pengguna diakhiri',
};
