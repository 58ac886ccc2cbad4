// Check constraints of the check of entries: text and, where one field is at fault, that field.
export const ENTRY_CHECK_TEXTS: Readonly<Record<string, readonly [text: string, field?: string]>> = {
  entry_check_setting_after_due_check: ['Pilih apa yang berlaku sesudah batas waktu.', 'after_due'],
  entry_check_setting_check: ['Biaya hanya untuk perubahan sesudah batas waktu.', 'fee'],
  entry_check_setting_fee_check: ['Biaya harus di atas 0, paling banyak Rp 1.000.000.000.', 'fee'],
  entry_signature_number_check: ['Nomor tanda tangan harus di atas 0.'],
  entry_signature_print_check: ['Isi daftar yang ditandatangani tidak dapat dibaca.'],
  entry_signature_rows_check: ['Isi daftar yang ditandatangani tidak dapat dibaca.'],
  entry_signature_signer_check: ['Nama penanda tangan wajib diisi.'],
  entry_ticket_change_check: ['Isian ini tidak berubah.'],
  entry_ticket_change_field_check: ['Isian ini tidak dapat dikoreksi.'],
  entry_ticket_check: ['Koreksi yang diputus harus mempunyai waktunya.'],
  entry_ticket_fee_check: ['Biaya koreksi di luar batas.', 'agreed_fee'],
  entry_ticket_kind_check: ['Jenis koreksi tidak dikenal.', 'kind'],
  entry_ticket_reason_check: ['Alasan wajib diisi.', 'reason'],
  entry_ticket_remark_check: ['Tulis apa yang salah.', 'remark'],
  entry_ticket_state_check: ['Keadaan koreksi tidak dikenal.'],
};
