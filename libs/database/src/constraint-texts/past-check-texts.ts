// Check constraints of old events and rankings.

export const PAST_CHECK_TEXTS: Readonly<Record<string, readonly [text: string, field?: string]>> = {
  past_event_check: ['Tanggal selesai sebelum tanggal mulai.', 'end_date'],
  past_event_level_check: ['Tingkat kejuaraan tidak dikenal.', 'level'],
  past_event_name_check: ['Nama wajib diisi.', 'name'],
  past_result_gender_check: ['Jenis kelamin tidak dikenal.'],
  past_result_names_check: ['Hasil harus mempunyai nama.'],
  past_result_place_check: ['Juara harus antara 1 dan 999.'],
  ranking_name_check: ['Nama wajib diisi.', 'name'],
  ranking_source_check: ['Pilih satu kejuaraan.', 'sources'],
  ranking_source_level_check: ['Tingkat kejuaraan tidak dikenal.', 'sources'],
};
