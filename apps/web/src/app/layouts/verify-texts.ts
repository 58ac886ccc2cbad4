// What is said of an address that its account has not confirmed yet.
export const verifyTexts = {
  notice: (email: string) => `Konfirmasikan alamat e-mail Anda: buka tautan yang dikirim ke ${email}.`,
  sendAgain: 'Kirim ulang',
  later: 'Nanti saja',
} as const;
