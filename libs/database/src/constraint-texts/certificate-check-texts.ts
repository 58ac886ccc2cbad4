// What the checks of certificates refuse, by the name of each.

export const certificateCheckTexts = {
  certificate_medal_check: 'Medali pada piagam tidak dikenal.',
  certificate_number_check: 'Nomor piagam tidak benar.',
  certificate_picture_content_check: 'Gambar ini terlalu besar.',
  certificate_picture_content_type_check: 'Pilih gambar JPEG, PNG, atau WebP.',
  certificate_picture_slot_check: 'Tempat gambar pada piagam tidak dikenal.',
  certificate_setting_place_check: 'Tempat wajib diisi.',
  certificate_setting_signer1_check: 'Nama dan jabatan penanda tangan wajib diisi.',
  certificate_setting_signer2_check: 'Isi nama dan jabatan, atau kosongkan keduanya.',
  certificate_setting_signer3_check: 'Isi nama dan jabatan, atau kosongkan keduanya.',
};
