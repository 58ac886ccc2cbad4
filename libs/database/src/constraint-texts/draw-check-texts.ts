// Check constraints of the records of draws.

export const DRAW_CHECK_TEXTS: Readonly<Record<string, readonly [text: string, field?: string]>> = {
  draw_change_draw_number_check: ['Nomor undian tidak boleh negatif.'],
  draw_change_kind_check: ['Jenis perubahan undian tidak dikenal.'],
  draw_change_number_check: ['Nomor perubahan harus di atas 0.'],
  draw_history_algorithm_check: ['Versi undian harus di atas 0.'],
  draw_history_draw_number_check: ['Nomor undian harus di atas 0.'],
  draw_history_entries_fingerprint_check: ['Sidik undian tidak benar.'],
};
