// Check constraints of bills and of cash for them: text and, where one field is at fault, that field.

export const PAYMENT_CHECK_TEXTS: Readonly<Record<string, readonly [text: string, field?: string]>> = {
  billing_amount_check: ['Jumlah tagihan tidak boleh negatif.', 'amount'],
  billing_check: ['Status tagihan tidak sesuai dengan anggotanya.'],
  billing_check1: ['Alasan penolakan wajib diisi.', 'reject_reason'],
  billing_check2: ['Tagihan lunas harus mempunyai waktu pelunasan.'],
  billing_detail_amount_check: ['Biaya tidak boleh negatif.', 'amount'],
  billing_detail_fee_per_check: ['Biaya harus per unit atau per pesilat.'],
  billing_due_digits_check: ['Tiga angka terakhir tagihan di antara 001 dan 999.'],
  billing_status_check: ['Status tagihan tidak dikenal.', 'status'],
  cash_receipt_amount_check: ['Jumlah tunai harus lebih dari nol.', 'amount'],
  cash_receipt_billing_before_check: ['Status tagihan sebelum dibayar tunai tidak dikenal.'],
  cash_receipt_check: ['Kuitansi yang dibatalkan harus mempunyai alasan.', 'reason'],
  cash_receipt_check1: ['Kuitansi yang dibatalkan harus mempunyai waktu pembatalan.'],
  cash_receipt_received_from_check: ['Nama penyetor wajib diisi.', 'received_from'],
  cash_receipt_undo_reason_check: ['Alasan wajib diisi.', 'reason'],
  invoice_counter_last_number_check: ['Nomor tagihan harus di atas 0.'],
  receipt_counter_last_number_check: ['Nomor kuitansi harus di atas 0.'],
};
