// What the API says of users.

export const usersTexts = {
  lastAdmin: 'Harus ada paling sedikit satu admin aktif. Angkat admin lain lebih dulu.',
  wrongPassword: 'Kata sandi sekarang salah.',
  passwordChanged: 'Kata sandi diganti. Sesi lain sudah diakhiri.',
  sessionNotFound: 'Sesi tidak ditemukan.',
  roleNotFound: 'Peran tidak ditemukan.',
  notFound: 'Pengguna tidak ditemukan.',
  hasPassword: 'Pengguna ini sudah mempunyai kata sandi.',
  inactive: 'Pengguna ini nonaktif. Aktifkan lebih dulu.',
  roleGone: 'Ada peran yang sudah tidak ada.',
  arenaGone: 'Ada gelanggang yang sudah tidak ada.',
};
