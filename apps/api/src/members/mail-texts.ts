// What somebody reads in the mail who is invited to work in a tournament.

export const memberInvitationTexts = {
  subject: (by: string, tournament: string) => `${by} mengundang Anda ke ${tournament}`,
  invited: (by: string, tournament: string, role: string) =>
    `${by} mengundang Anda bekerja di ${tournament} sebagai ${role}.`,
  accept: (email: string) => `Masuk atau buat akun dengan alamat e-mail ini (${email}), lalu terima undangannya.`,
  action: 'Buka undangan',
  validity: (days: number) =>
    `Tautan ini berlaku ${days} hari, hanya dapat dipakai satu kali, dan hanya oleh akun dengan alamat ini.`,
  notYours: 'Jika Anda tidak mengenal kejuaraan ini, abaikan e-mail ini.',
};
