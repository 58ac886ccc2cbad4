// What the checks of protest cards, of a corner and of a performance refuse, by the name of each.

const KEY = 'Tanda tekanan tombol tidak benar.';
const CORNER = 'Sudut harus biru atau merah.';

export const cardCheckTexts = {
  jurus_card_check: 'Keputusan kartu protes tidak lengkap.',
  jurus_card_check1: 'Pembatalan harus mempunyai alasan.',
  jurus_card_check2: 'Hukuman ini tidak sesuai dengan protesnya.',
  jurus_card_check3: 'Verifikasi juri harus mempunyai keputusan.',
  jurus_card_claim_check: 'Isi protes tidak dikenal.',
  jurus_card_key_check: KEY,
  jurus_card_outcome_check: 'Keputusan kartu protes tidak dikenal.',
  var_request_check: 'Keputusan kartu protes tidak lengkap.',
  var_request_check1: 'Kartu protes tidak lengkap.',
  var_request_check2: 'Hanya kartu yang sah dikembalikan.',
  var_request_check3: 'Pembatalan harus mempunyai alasan.',
  var_request_check4: 'Jatuhan ini tidak sesuai dengan protesnya.',
  var_request_check5: 'Hukuman ini tidak sesuai dengan protesnya.',
  var_request_claim_check: 'Isi protes tidak dikenal.',
  var_request_key_check: KEY,
  var_request_number_check: 'Setiap sudut mempunyai dua kartu protes dalam satu partai.',
  var_request_corner_check: CORNER,
  var_request_outcome_check: 'Keputusan kartu protes tidak dikenal.',
  var_request_round_check: 'Babak harus di atas 0.',
};
