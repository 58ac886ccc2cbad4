// What the page behind any mailed invitation says.
export const invitationTexts = {
  signIn: 'Masuk',
  signUp: 'Buat akun',
  otherAccount: (email: string) => `Anda masuk sebagai ${email}. Keluar, lalu masuk dengan akun yang diundang.`,
  signOut: 'Keluar',
  over: 'Undangan tidak berlaku lagi',
  incomplete: 'Tautan tidak lengkap. Buka tautan dari e-mail, atau salin seluruhnya.',
  forAddress: (email: string) => `Undangan ini untuk akun dengan alamat ${email}.`,
} as const;
