// What somebody reads who was given an account.

export const accountInvitationTexts = {
  subject: (from: string) => `${from} mengundang Anda ke Gelanggang`,
  invited: (from: string) =>
    `${from} membuatkan Anda akun di Gelanggang. Pilih kata sandi Anda, lalu masuk dengan alamat e-mail ini.`,
  action: 'Pilih kata sandi',
  notes: ['Tautan ini berlaku tujuh hari dan hanya dapat dipakai satu kali.'],
};
