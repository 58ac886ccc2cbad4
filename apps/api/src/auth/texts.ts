// What the API says of auth.

export const authTexts = {
  linkOver: 'Tautan ini sudah tidak berlaku. Mintalah tautan baru.',
  passwordSaved: 'Kata sandi disimpan. Silakan masuk.',
  emailConfirmed: 'Alamat e-mail Anda sudah dikonfirmasi.',
  linkSentOften: 'Tautan sudah dikirim beberapa kali. Silakan coba lagi dalam 15 menit.',
  confirmationSent: 'Tautan konfirmasi sudah dikirim. Periksa juga folder spam.',
  wrongCredentials: 'E-mail atau kata sandi salah.',
  adminExists: 'Sistem ini sudah mempunyai admin.',
  wrongFirstCode: 'Kode ini salah. Kode yang benar ditulis di tempat server dijalankan.',
  resetSent:
    'Jika e-mail ini terdaftar, tautan untuk mengatur ulang kata sandi sudah dikirim. Periksa juga folder spam.',
  firstAdminMade: 'Admin pertama sudah dibuat',
};
