// Check constraints of the open log.

export const FEED_CHECK_TEXTS: Readonly<Record<string, readonly [text: string, field?: string]>> = {
  feed_read_seq_check: ['Bacaan catatan terbuka tidak benar.'],
  feed_record_hash_check: ['Hash catatan terbuka tidak benar.'],
  feed_record_number_check: ['Nomor catatan terbuka harus di atas 0.'],
  feed_salt_check: ['Garam catatan terbuka tidak benar.'],
};
