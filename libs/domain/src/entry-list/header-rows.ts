// Which rows of a sheet name its columns.
import { tidy, headingKey } from './columns';
import type { Vocabulary } from './entry-words';
import { meaningsOf } from './headings';
import type { Meaning } from './sheet-plan';
import { marksOf, saidByMark } from './marks';
import { isLabelledLine, isTotal } from './section-rows';
import { filled, type SheetRow, textAt, widthOf } from './sheet-rows';

const MOST_HEADER_LINES = 3;
/** A header is looked for in the first rows with text. */
const LOOKED_AT = 60;

/** The headings of header rows joined by column; a cell over several columns stands above all of them. */
export function headingsOf(rows: readonly SheetRow[]): string[] {
  return Array.from({ length: widthOf(rows) }, (_, at) => {
    const parts = rows.map((row, depth) => {
      const own = textAt(row, at);
      const span = row.spans?.find(([from, width]) => at > from && at < from + width);
      // the lowest row has the column's own words
      return own === '' && span && depth < rows.length - 1 ? textAt(row, span[0]) : own;
    });
    return parts.filter((part, depth) => part !== '' && parts.indexOf(part) === depth).join(' ');
  });
}

/** Of joined headings and of the lowest row alone, what is understood: 'JENIS' above 'GOLONGAN' may belong to the left. */
export function understood(rows: readonly SheetRow[]): Set<Meaning> {
  const found = new Set<Meaning>();
  for (const heading of headingsOf(rows)) {
    const [first] = meaningsOf(heading);
    if (first && first !== 'other') found.add(first);
  }
  return found;
}

/** 'BB (3/11/2026)': on which day somebody was weighed. */
const OF_A_SCALE = /^\s*(bb|berat|timbang|weight)/i;

/** Texts of data are no headings: long numbers, dates, e-mail addresses. */
const looksLikeData = (row: SheetRow): boolean =>
  row.cells.some((cell) => /\d{6,}|@|\d[-/.]\d{1,2}[-/.]\d{2}/.test(cell) && !OF_A_SCALE.test(cell)) ||
  row.cells.filter((cell) => /^\d{1,3}([.,]\d+)?( ?kg)?$/i.test(tidy(cell))).length > 1;

/** The rows that name the columns: the one, or the few in a row, by which most columns are understood. */
export function findHeader(rows: readonly SheetRow[], vocabulary?: Vocabulary): SheetRow[] {
  const isLabelled = ({ cells }: SheetRow) => isLabelledLine(cells, vocabulary);
  let best: { rows: SheetRow[]; score: number } = { rows: [], score: 0 };
  for (const [at] of rows.slice(0, LOOKED_AT).entries()) {
    for (let depth = 1; depth <= MOST_HEADER_LINES; depth += 1) {
      const candidate = rows.slice(at, at + depth);
      if (candidate.length < depth || candidate.some((row) => looksLikeData(row) || isLabelled(row))) break;
      const isTogether = candidate.every((row, n) => row.line === (candidate[0]?.line ?? 0) + n);
      if (!isTogether || candidate.some((row, n) => isOfValues(row, candidate[n - 1]))) break;
      if (depth > 1 && candidate.some((row) => filled(row) < 2)) break;
      const meanings = understood(candidate);
      const isList = meanings.has('name') || meanings.has('nik');
      // 'NAMA | A | B | C': columns to be ticked say as much as one of their own heading
      if (vocabulary && meanings.size === 1 && hasMarks(candidate, vocabulary)) meanings.add('mark');
      if (!isList || meanings.size < 2) continue;
      const score = meanings.size - (depth - 1) * 0.5;
      if (score > best.score) best = { rows: candidate, score };
    }
  }
  // cells that reach over both rows may have said all of it in the lower one alone
  for (;;) {
    const [first] = best.rows;
    const above = first && rows.find((row) => row.line === first.line - 1);
    if (!above || best.rows.length >= MOST_HEADER_LINES || filled(above) < 2 || looksLikeData(above)) break;
    if (above.cells.some((cell) => cell.includes(':')) || isLabelled(above)) break;
    const taller = [above, ...best.rows];
    if (understood(taller).size < understood(best.rows).size) break;
    best = { rows: taller, score: best.score };
  }
  // 'NAMA' above 'LENGKAP': the lower row goes on with the words of the upper one
  for (;;) {
    const last = best.rows.at(-1);
    const below = last && rows.find((row) => row.line === last.line + 1);
    if (!below || best.rows.length >= MOST_HEADER_LINES) break;
    if (!goesOn(below) && !(vocabulary && isOfMarks(below, best.rows, vocabulary))) break;
    const taller = [...best.rows, below];
    if (understood(taller).size < understood(best.rows).size) break;
    best = { rows: taller, score: best.score };
  }
  return best.rows;
}

/** 'Budi | PSHT | Tanding' below 'Name | Club | Cat.': each below a heading of its own, and none of them words of headings. */
function isOfValues(row: SheetRow, above: SheetRow | undefined): boolean {
  if (!above) return false;
  const own = row.cells.flatMap((cell, at) => (tidy(cell) === '' ? [] : [at]));
  // '1' below 'No' counts somebody; '1 | 2 | 3' counts columns
  const isCounted = own.some(
    (at) => /^\d{1,3}\.?$/.test(textAt(row, at)) && meaningsOf(textAt(above, at))[0] === 'number',
  );
  if (isCounted && row.cells.some((cell) => /\p{L}/u.test(cell))) return true;
  const below = own.filter((at) => textAt(above, at) !== '' && textAt(above, at) !== textAt(row, at));
  const words = below.filter((at) => isHeadingText(textAt(row, at)) || meaningsOf(textAt(row, at)).length > 0);
  return below.length > 2 && below.length * 2 > own.length && words.length * 2 < below.length;
}

/** Several headings that a tick may stand below. */
const hasMarks = (header: readonly SheetRow[], vocabulary: Vocabulary): boolean =>
  marksOf(header, widthOf(header), vocabulary).filter((facts) => facts !== null).length > 1;

/** 'Tanding | Tunggal | Ganda' below 'KATEGORI', 'L | P' below 'JENIS KELAMIN': columns to be ticked, and no athlete's name. */
function isOfMarks(row: SheetRow, header: readonly SheetRow[], vocabulary: Vocabulary): boolean {
  if (looksLikeData(row)) return false;
  const own = row.cells.flatMap((cell, at) =>
    tidy(cell) === '' || header.some((above) => textAt(above, at) === tidy(cell)) ? [] : [at],
  );
  const headings = headingsOf(header);
  const isPersons = (at: number) => ['name', 'nik', 'birthDate'].includes(meaningsOf(headings[at] ?? '')[0] ?? '');
  return own.length > 1 && own.every((at) => !isPersons(at) && saidByMark(textAt(row, at), vocabulary) !== null);
}

/** Of these several columns are a choice, or have headings of their own. */
const NOT_IN_PIECES: readonly Meaning[] = ['gender', 'category', 'number', 'mark', 'more', 'other'];

/**
 * Columns without a word of their own, over which the heading of the one before reaches: 'Nama' above first and last name,
 * 'Tanggal Lahir' above day, month and year. The first has its meaning, the others go on.
 */
export function reachedBy(
  header: readonly SheetRow[],
  headings: readonly string[],
  meanings: readonly (Meaning | null)[],
): [number, Meaning][] {
  const spans = header.at(-1)?.spans ?? [];
  return spans.flatMap(([from, width]): [number, Meaning][] => {
    const reached = Array.from({ length: width - 1 }, (_, at) => from + 1 + at);
    const isFree = reached.every((at) => headings[at] === '' && (meanings[at] ?? null) === null);
    const [said] = meaningsOf(headings[from] ?? '');
    // a piece of it alone may have contradicted the heading
    const meaning = meanings[from] ?? (said && !meanings.includes(said) ? said : null);
    if (!isFree || meaning === null || NOT_IN_PIECES.includes(meaning)) return [];
    return [[from, meaning], ...reached.map((at): [number, Meaning] => [at, 'more'])];
  });
}

const WORDS_OF_HEADINGS = new Set(
  (
    'no nomor urut nama lengkap pesilat atlet atlit peserta anggota identitas tgl tanggal bln bulan thn tahun tempat dan lahir ttl jenis ' +
    'kelamin jk gender berat tinggi badan bb tb kg cm kelas kls golongan gol kelompok usia umur kategori kontingen asal ' +
    'perguruan daerah kab kota kabupaten provinsi nik kk ktp induk kependudukan kartu keluarga hp wa telp telepon email ' +
    'pelatih official manajer penanggung jawab darah status bayar keterangan ket orang tua alamat pertandingan 1 2 3'
  ).split(' '),
);
/** As `headingKey` writes them; alone each of their words would be what stands in a cell. */
const WHOLE_HEADINGS = new Set([
  'l p',
  'p l',
  'pa pi',
  'putra putri',
  'nama putra',
  'nama putri',
  'kelas tanding',
  'tanding',
]);

/** '1 | Pak Hadi | Manajer' is a row. */
function isHeadingText(text: string): boolean {
  const key = headingKey(text);
  return (
    !/^\d+\.?$/.test(text) && (WHOLE_HEADINGS.has(key) || key.split(' ').every((word) => WORDS_OF_HEADINGS.has(word)))
  );
}

const GOES_ON_SHARE = 0.6;

/** Words of headings and hardly anything else. */
export function goesOn(row: SheetRow): boolean {
  if (looksLikeData(row)) return false;
  const texts = row.cells.map(tidy).filter((cell) => cell !== '');
  if (texts.length < 2 || isTotal(row.cells) || texts.some((text) => text.includes(':'))) return false;
  // of a row of data the first few texts tell
  let left = texts.length;
  return texts.every((text) => isHeadingText(text) || (left -= 1) >= GOES_ON_SHARE * texts.length);
}
