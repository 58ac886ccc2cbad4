// What somebody reads in the mail who is invited to manage a contingent.

export const contingentInvitationTexts = {
  subject: (by: string, contingent: string) => `${by} mengundang Anda mengelola ${contingent}`,
  invited: (by: string, contingent: string) =>
    `${by} mengundang Anda mengelola ${contingent} di Gelanggang: data, atlet, dan tagihannya.`,
  accept: (email: string) => `Masuk atau buat akun dengan alamat e-mail ini (${email}), lalu terima undangannya.`,
  action: 'Buka undangan',
  validity: (days: number) =>
    `Tautan ini berlaku ${days} hari, hanya dapat dipakai satu kali, dan hanya oleh akun dengan alamat ini.`,
  notYours: 'Jika Anda tidak mengenal kontingen ini, abaikan e-mail ini.',
};
