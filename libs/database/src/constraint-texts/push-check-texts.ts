// Check constraints of notices that reach a closed phone.
export const PUSH_CHECK_TEXTS: Readonly<Record<string, readonly [text: string, field?: string]>> = {
  push_message_attempts_check: ['Jumlah percobaan kirim tidak boleh negatif.'],
  push_subscription_endpoint_check: ['Alamat pemberitahuan tidak benar.', 'endpoint'],
  push_subscription_kinds_check: ['Pilih paling sedikit satu jenis pemberitahuan.', 'kinds'],
};
