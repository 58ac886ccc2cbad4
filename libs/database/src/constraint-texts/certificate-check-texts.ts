// Check constraints of certificates.

export const CERTIFICATE_CHECK_TEXTS: Readonly<Record<string, readonly [text: string, field?: string]>> = {
  certificate_medal_check: ['Medali pada piagam tidak dikenal.'],
  certificate_number_check: ['Nomor piagam tidak benar.'],
  certificate_picture_content_check: ['Gambar ini terlalu besar.', 'picture'],
  certificate_picture_content_type_check: ['Pilih gambar JPEG, PNG, atau WebP.', 'picture'],
  certificate_picture_slot_check: ['Tempat gambar pada piagam tidak dikenal.'],
  certificate_setting_place_check: ['Tempat wajib diisi.', 'place'],
  certificate_setting_signer1_check: ['Nama dan jabatan penanda tangan wajib diisi.', 'signer1_name'],
  certificate_setting_signer2_check: ['Isi nama dan jabatan, atau kosongkan keduanya.', 'signer2_name'],
  certificate_setting_signer3_check: ['Isi nama dan jabatan, atau kosongkan keduanya.', 'signer3_name'],
};
