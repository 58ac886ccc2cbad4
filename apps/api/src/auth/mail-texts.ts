// What people read in their mail about their account.

const NOT_YOU = 'Jika Anda tidak mengetahui perubahan ini, segera hubungi panitia.';

export const accountMailTexts = {
  passwordLink: {
    subject: 'Atur ulang kata sandi Gelanggang',
    paragraphs: ['Ada permintaan untuk mengatur ulang kata sandi akun Gelanggang Anda.'],
    action: 'Atur ulang kata sandi',
    notes: [
      'Tautan ini berlaku satu jam dan hanya dapat dipakai satu kali.',
      'Jika bukan Anda yang meminta, abaikan e-mail ini. Kata sandi Anda tidak berubah.',
    ],
  },
  verification: {
    subject: 'Konfirmasi alamat e-mail Anda',
    paragraphs: [
      'Akun Gelanggang dengan alamat e-mail ini sudah dibuat. Konfirmasikan alamatnya, agar kata sandi yang terlupa dapat dikirim ke sini.',
    ],
    action: 'Konfirmasi e-mail',
    notes: ['Tautan ini berlaku tiga hari.', 'Jika Anda tidak membuat akun di Gelanggang, abaikan e-mail ini.'],
  },
  newAddress: {
    subject: 'Konfirmasi alamat e-mail baru Anda',
    paragraphs: [
      'Akun Gelanggang Anda sekarang memakai alamat e-mail ini. Konfirmasikan alamatnya, agar kata sandi yang terlupa dapat dikirim ke sini.',
    ],
    action: 'Konfirmasi e-mail',
    notes: ['Tautan ini berlaku tiga hari.', 'Jika Anda tidak mempunyai akun di Gelanggang, abaikan e-mail ini.'],
  },
  passwordChanged: {
    subject: 'Kata sandi Gelanggang Anda diganti',
    changed: 'Kata sandi akun Gelanggang Anda baru saja diganti.',
    changedBy: (by: string) => `${by} baru saja mengganti kata sandi akun Gelanggang Anda.`,
    notes: [NOT_YOU],
  },
  addressChanged: {
    subject: 'Alamat e-mail akun Gelanggang Anda diganti',
    changed: (before: string, after: string) =>
      `Alamat e-mail akun Gelanggang Anda baru saja diganti dari ${before} menjadi ${after}. Masuklah dengan alamat yang baru.`,
    changedBy: (by: string, before: string, after: string) =>
      `${by} mengganti alamat e-mail akun Gelanggang Anda dari ${before} menjadi ${after}. Masuklah dengan alamat yang baru.`,
    notes: [NOT_YOU],
  },
};
