// Words of a field for a password.
export const passwordTexts = {
  show: 'Tampilkan kata sandi',
  hide: 'Sembunyikan kata sandi',
} as const;
