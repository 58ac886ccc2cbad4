// What the checks of notices that reach a closed phone, and of messages to it refuse, by the name of each.

export const pushCheckTexts = {
  account_phone_check: 'Nomor ponsel menunggu kode atau sudah dikonfirmasi.',
  account_phone_code_check: 'Kode harus mempunyai batas waktu.',
  account_phone_phone_check: 'Isi nomor ponsel, misalnya 0812 3456 7890.',
  push_message_attempts_check: 'Jumlah percobaan kirim tidak boleh negatif.',
  push_subscription_endpoint_check: 'Alamat pemberitahuan tidak benar.',
  push_subscription_kinds_check: 'Pilih paling sedikit satu jenis pemberitahuan.',
  push_subscription_wording_check: 'Pilih salah satu bahasa.',
  text_message_attempts_check: 'Jumlah percobaan kirim tidak boleh negatif.',
};
