// What the checks of old events and rankings refuse, by the name of each.

export const pastCheckTexts = {
  past_event_check: 'Tanggal selesai sebelum tanggal mulai.',
  past_event_level_check: 'Tingkat kejuaraan tidak dikenal.',
  past_event_name_check: 'Nama wajib diisi.',
  past_result_gender_check: 'Jenis kelamin tidak dikenal.',
  past_result_names_check: 'Hasil harus mempunyai nama.',
  past_result_place_check: 'Juara harus antara 1 dan 999.',
  ranking_name_check: 'Nama wajib diisi.',
  ranking_source_check: 'Pilih satu kejuaraan.',
  ranking_source_level_check: 'Tingkat kejuaraan tidak dikenal.',
};
