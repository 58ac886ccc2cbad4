// What the checks of the open log refuse, by the name of each.

export const feedCheckTexts = {
  feed_read_seq_check: 'Bacaan catatan terbuka tidak benar.',
  feed_record_hash_check: 'Hash catatan terbuka tidak benar.',
  feed_record_number_check: 'Nomor catatan terbuka harus di atas 0.',
  feed_salt_check: 'Garam catatan terbuka tidak benar.',
};
