// What the checks of the records of draws refuse, by the name of each.

export const drawCheckTexts = {
  draw_change_draw_number_check: 'Nomor undian tidak boleh negatif.',
  draw_change_kind_check: 'Jenis perubahan undian tidak dikenal.',
  draw_change_number_check: 'Nomor perubahan harus di atas 0.',
  draw_history_algorithm_check: 'Versi undian harus di atas 0.',
  draw_history_draw_number_check: 'Nomor undian harus di atas 0.',
  draw_history_entries_fingerprint_check: 'Jumlah periksa daftar peserta tidak benar.',
};
