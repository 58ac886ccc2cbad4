// Texts of signing in; those in English are quoted by spec 1 §8.
export const authTexts = {
  title: 'Masuk',
  lead: 'Untuk panitia, operator gelanggang dan manajer kontingen.',
  email: 'Email',
  password: 'Kata sandi',
  showPassword: 'Tampilkan kata sandi',
  hidePassword: 'Sembunyikan kata sandi',
  signIn: 'Sign in',
  success: 'Login successful!',
  invalid: 'Validation errors, please make sure all fields are filled correctly.',
  failed: 'An error occurred. Please try again.',
  redirecting: 'Mengalihkan ke dasbor…',
} as const;
