// What a remark adds to an athlete: '+ tunggal' is a second entry, 'pindah kelas D' another class, which is asked about.
import { boundsIn } from './class-bounds';
import { headingKey, tidy } from './columns';
import type { EntryCells } from './columns';
import { readEntryWords, type Vocabulary } from './entry-words';

/** '+ tunggal', 'juga ikut ganda', 'rangkap seni regu', 'tunggal juga'. */
const ADDS = /^(?:\+|&|(?:dan|plus|juga|ikut|tambah(?:an)?|rangkap|merangkap|serta|double|dobel|also)\b)|\bjuga\b/i;
/** Of what was, may be or is not. */
const NOT_NOW =
  /\b(tidak|tdk|tak|bukan|belum|batal|jangan|mungkin|rencana|kalau|jika|juara|peringkat|tahun|dulu|pernah|cadangan)\b|\?/i;
/** 'pindah kelas D', 'naik ke kelas E', 'kelas jadi C'. */
const MOVES =
  /\b(?:pindah|naik|turun|ganti|diganti|ubah|berubah|geser|masuk|revisi|jadi|menjadi)\b.*\b(?:kelas|kls|golongan|gol)\b|\b(?:kelas|kls)\b.*\b(?:jadi|menjadi|pindah|diganti|ganti|ubah|seharusnya)\b/i;

/** 'seni saja', 'hanya ikut tunggal'. */
const ONLY = /\b(?:saja|hanya|only|cuma)\b/i;
/** 'main di Dewasa', 'naik ke Remaja'. */
const IN_ANOTHER_AGE = /\b(?:main|ikut|naik|turun|pindah|masuk|tanding|bertanding)\b/i;
/** 'BB sekarang 52'. */
const WEIGHED = /\b(?:bb|berat)\b\D{0,30}\d{2}/i;

const beside = (cell: string, text: string): string => [cell, text].filter(Boolean).join(' / ');

/** The row with what its remark adds; what stands against its class, weight or age is put beside it, and asked about. `ofBlock`: the event that stands above. */
export function withRemarked(
  cells: EntryCells,
  remark: string,
  ofBlock: string | undefined,
  vocabulary: Vocabulary,
): EntryCells {
  const text = tidy(remark);
  if (text === '' || text.length > 80) return cells;
  const { category, age, className } = readEntryWords(text, vocabulary);
  const isOfEvent = category !== undefined || /\b(?:seni|tgr)\b/i.test(text);
  if (ONLY.test(text) && isOfEvent && !isEventOf(cells, text, vocabulary)) {
    return { ...cells, className: beside(cells.className, text) };
  }
  if (NOT_NOW.test(text)) return cells;
  if (WEIGHED.test(text) && cells.weight !== '' && !text.includes(cells.weight)) {
    return { ...cells, weight: beside(cells.weight, text) };
  }
  if (MOVES.test(text) && cells.className !== '') return { ...cells, className: beside(cells.className, text) };
  if (age !== undefined && className === undefined && category === undefined && IN_ANOTHER_AGE.test(text)) {
    return { ...cells, ageCategory: beside(cells.ageCategory, text) };
  }
  if (!ADDS.test(text)) return withEvent(cells, text, vocabulary);
  const event = cells.category || (ofBlock ?? '');
  const isSaid = [event, cells.className, cells.nomor].some(
    (cell) => readEntryWords(cell, vocabulary).category === category,
  );
  if (category === undefined || isSaid || headingKey(category) === 'tanding') return cells;
  return { ...cells, category: [event, category].filter(Boolean).join(' & ') };
}

/** 'Tanding A Putra Remaja', 'Kelas Under 39 kg' and no word more, where no column says it. */
function withEvent(cells: EntryCells, text: string, vocabulary: Vocabulary): EntryCells {
  if (cells.className !== '' || cells.nomor !== '') return cells;
  const { category, className, rest } = readEntryWords(text, vocabulary);
  const isClass = className !== undefined || boundsIn(text) !== null;
  if (rest !== '' || (category === undefined && !isClass)) return cells;
  if (cells.category === '' && category !== undefined) return { ...cells, category: text };
  return category === undefined ? { ...cells, className: text } : cells;
}

/** Whether the row is entered in what the words name. */
function isEventOf({ category }: EntryCells, words: string, vocabulary: Vocabulary): boolean {
  const own = readEntryWords(category, vocabulary).category;
  return (
    own !== undefined && own === readEntryWords(words.replace(/\b(?:tidak|tdk|bukan).*$/i, ''), vocabulary).category
  );
}
