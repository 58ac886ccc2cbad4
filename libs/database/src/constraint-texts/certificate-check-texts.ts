// Check constraints of certificates.

export const CERTIFICATE_CHECK_TEXTS: Readonly<Record<string, readonly [text: string, field?: string]>> = {
  certificate_medal_check: ['Medali pada piagam tidak dikenal.'],
  certificate_number_check: ['Nomor piagam tidak benar.'],
  certificate_setting_place_check: ['Tempat wajib diisi.', 'place'],
  certificate_setting_signer1_check: ['Nama dan jabatan penanda tangan wajib diisi.', 'signer1_name'],
  certificate_setting_signer2_check: ['Isi nama dan jabatan, atau kosongkan keduanya.', 'signer2_name'],
  certificate_setting_signer3_check: ['Isi nama dan jabatan, atau kosongkan keduanya.', 'signer3_name'],
};
