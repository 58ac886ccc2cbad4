// What is said of an address that its account has not confirmed yet.
export const verifyTexts = {
  notice: 'Konfirmasikan alamat e-mail Anda',
  how: (email: string) => `: buka tautan yang dikirim ke ${email}.`,
  sendAgain: 'Kirim ulang',
  later: 'Nanti saja',
} as const;
