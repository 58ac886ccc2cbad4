// Which texts without a heading may be the names of people, and which are sentences, words of lists or marks.
import { tidy } from './columns';
import { SENTENCE } from './lone-cells';
import { isName } from './row-athletes';

const MOST_WORDS = 7;
/** Words of lists, that nobody is called by. */
const OF_LISTS =
  /\b(peserta|atlet|atlit|pesilat|pendaftaran|formulir|kartu|fotokopi|surat|biaya|jumlah|kelas|kategori|golongan|tanggal|tempat|kosong|nihil|menyusul|partai|juara)\b/i;

export const isPerson = (text: string): boolean =>
  isName(text) &&
  !/[\d:=?!@]/.test(text) &&
  ![SENTENCE, OF_LISTS].some((words) => words.test(text)) &&
  text.split(' ').length <= MOST_WORDS;

/** Names in one cell, each of a person; what is short behind a comma may be a title. */
export const arePeople = (text: string): boolean => {
  const pieces = text
    .split(/[,;/&+\n]|\s(?:dan|and)\s/i)
    .map(tidy)
    .filter(Boolean);
  const isTitle = (piece: string) => /^\p{L}[\p{L}. ]{0,9}$/u.test(piece);
  return pieces.length > 0 && pieces.every((piece, at) => isPerson(piece) || (at > 0 && isTitle(piece)));
};
