// Check constraints of protest cards, of a corner and of a performance: text and, where one field is at fault, that field.
const KEY = 'Tanda tekanan tombol tidak benar.';
const CORNER = 'Sudut harus biru atau merah.';

export const CARD_CHECK_TEXTS: Readonly<Record<string, readonly [text: string, field?: string]>> = {
  jurus_card_check: ['Keputusan kartu protes tidak lengkap.'],
  jurus_card_check1: ['Pembatalan harus mempunyai alasan.', 'reason'],
  jurus_card_check2: ['Hukuman ini tidak sesuai dengan protesnya.', 'item'],
  jurus_card_check3: ['Verifikasi juri harus mempunyai keputusan.'],
  jurus_card_claim_check: ['Isi protes tidak dikenal.', 'claim'],
  jurus_card_key_check: [KEY, 'key'],
  jurus_card_outcome_check: ['Keputusan kartu protes tidak dikenal.', 'outcome'],
  var_request_check: ['Keputusan kartu protes tidak lengkap.'],
  var_request_check1: ['Kartu protes tidak lengkap.', 'claim'],
  var_request_check2: ['Hanya kartu yang sah dikembalikan.'],
  var_request_check3: ['Pembatalan harus mempunyai alasan.', 'reason'],
  var_request_check4: ['Jatuhan ini tidak sesuai dengan protesnya.', 'point_id'],
  var_request_check5: ['Hukuman ini tidak sesuai dengan protesnya.', 'penalty_id'],
  var_request_claim_check: ['Isi protes tidak dikenal.', 'claim'],
  var_request_key_check: [KEY, 'key'],
  var_request_number_check: ['Setiap sudut mempunyai dua kartu protes dalam satu partai.'],
  var_request_corner_check: [CORNER, 'corner'],
  var_request_outcome_check: ['Keputusan kartu protes tidak dikenal.', 'outcome'],
  var_request_round_check: ['Babak harus di atas 0.'],
};
