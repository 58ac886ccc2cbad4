// Measures, payments, telephones and blanks as people type them into a cell. Undefined: not understood.
import { isEmptyName } from '../words/empty-names';
import { decimalOf } from '../words/typed-numbers';
import { tidy } from './columns';

/** What a spreadsheet writes where it could not compute. */
const IS_ERROR = /^#(n\/a|ref!|value!|name\?|div\/0!|null!|num!|spill!|calc!)$/i;
const IS_UNKNOWN =
  /^\(?(n\/?a|nihil|kosong|tba|tbd|menyusul|(tidak|tdk|belum|blm) (ada|tahu|diketahui|diisi|terdaftar)|(tidak|tdk) ikut( tanding| seni| tgr)?)\)?$/i;

/** '-', '...', '?', 'menyusul', '#N/A', 'NULL' and the like say that nothing is known. */
export const isBlank = (cell: string): boolean =>
  isEmptyName(cell) || /^[\s\-–—._?…'’*]*$/.test(cell) || IS_UNKNOWN.test(cell.trim()) || IS_ERROR.test(cell.trim());

/** 'sda', 'idem', '"', '- " -', '-//-', '↓': as the row above says. */
export const isDitto = (cell: string): boolean =>
  /^[-–\s]*(["“”″〃]+|''|’’|``|,,|[↓⇓⬇^]+|\/{2,}|=+|dto\.?|sda\.?|s d a|s\.\s?d\.\s?a\.?|s\/d\/a|s[./]? ?d[./]? ?(a\.? ?)?(di ?)?atas|(?<=-)do(?=-)|(idem|ibid|ditto)\.?|same( as above)?|(sama|seperti|spt)( (dengan|dgn|seperti))?( di ?| )?(atas)?|di ?atas)[-–\s]*$/i.test(
    cell.slice(0, 40),
  ) && !/^(seperti|spt)$/i.test(cell.trim());

/** 'v' below a word that is no mark: for some the same as '"'. */
export const isTick = (cell: string): boolean => /^[vV✓✔]$/u.test(cell.trim());

/** What a cell has for each of several people: a line each, or with ';', '/' or '&' between. */
export const piecesOf = (cell: string): string[] =>
  cell
    .split(/[\r\n;]+|\s+\/\s+|\s+&\s+/)
    .map((piece) => tidy(piece.replace(/^\s*\(?\d[.)]\s+/, '')))
    .filter((piece) => piece !== '');

/** Between the dates or weights of several, where they are told by digits: a date has some of these signs within. */
const BETWEEN_VALUES: readonly RegExp[] = [/\s*\+\s*/, /\s+(?:dan|and|x)\s+/i, /,\s+/, /\s+[-–]\s+/];

/** The values of a cell by each sign that may stand between them; none where one of them has no digit. */
export const valuesIn = (cell: string): string[][] =>
  BETWEEN_VALUES.map((sign) => cell.split(sign).map(tidy)).filter(
    (values) => values.length > 1 && values.every((value) => /\d/.test(value)),
  );

/** `36,7`, `36.7`, `36,7 kg`, `36.70KG.` → 36.7 with at most two decimals; never a sign or an exponent. */
export function readMeasure(cell: string): number | undefined {
  const text = cell
    .slice(0, 40)
    .replace(/\s*\([^()\d]*\)\s*$/, '')
    .replace(/^[\s"“”'’]+|[\s"“”'’]+$/g, '')
    // the low quotation mark of a word processor
    .replace('‚', ',')
    .replace(/(?<=\d)\s*½|(?<=\d) 1\/2(?!\d)/, ',5')
    // '45'5', '45 koma 5'
    .replace(/(?<=^\D{0,6}\d{2,3})(?: ?['’´`] ?| koma )(?=\d(?!\d))/i, ',')
    // '45, 5', '45 kg 5 ons', '45 kg 500 gr'
    .replace(/(?<=\d)\s*([.,])\s*(?=\d(?!\d))/, '$1')
    .replace(/(?<=^\d{2,3})\s*kg\.?,?\s*(\d) ?ons\.?$/i, ',$1')
    .replace(/(?<=^\d{2,3})\s*kg\.?,?\s*(\d)00 ?(?:g|gr|gram)\.?$/i, ',$1');
  const match =
    /^(?:[±~≈]|\+\/-)?\s*(?:(?:kg|bb|tb)\b[.:]*\s*)?(\d{1,3}(?:[.,]\d{1,6})?)\s*(?:kg|kilo|kilogram|kgs|cm)?[.,]?\s*±?$/i.exec(
      text,
    );
  return match?.[1] ? Math.round(decimalOf(match[1]) * 100) / 100 : undefined;
}

/** '1,65', '1.65 m': a height in metres, as centimetres; undefined: none. */
export function metresIn(cell: string): number | undefined {
  const [, metres] = /^([12][.,]\d{1,2})\s*(?:m|meter|mtr)?\.?$/i.exec(cell.trim()) ?? [];
  return metres === undefined ? undefined : Math.round(decimalOf(metres) * 100);
}

/** '15', '15,5', '15 th 6 bln', '15 years': how old somebody is. */
export const isYears = (cell: string): boolean =>
  /^\d{1,2}([.,]\d{1,2})? ?((th|thn|tahun|tuổi|years?( old)?|yrs?|y\/?o)\.?( ?\d{1,2} ?(bl|bln|bulan|months?)\.?)?)?\.?$/i.test(
    cell,
  );

/** '45/C', '47 kg / D', '50 (E)': the weight before the class. */
const WEIGHT_FIRST =
  /^(\d{2,3}(?:[.,]\d{1,2})?\s*(?:kg)?\.?)\s*[/|(]\s*((?:kelas |kls\.? ?)?(?:\p{L}|under|open ?\d?|bebas))\)?$/iu;

/** 'A / 28 kg', 'C (45,5 kg)', 'Kelas B - 50 kg', '45 / C': a class and the weight of one person; null: not both. */
export function splitClass(cell: string): { className: string; weight: string } | null {
  const [, first, last] = WEIGHT_FIRST.exec(cell.slice(0, 60).trim()) ?? [];
  if (first && last) return { className: last.trim(), weight: first.trim() };
  const match =
    /^((?:kelas |kls\.? ?)?(?:\p{L}|under|open ?\d?|bebas)\b[^\d/|(]*)\s*(?:[/|(]\s*(\d{2,3}(?:[.,]\d{1,2})?\s*(?:kg)?)|-\s*(\d{2,3}(?:[.,]\d{1,2})?\s*kg))\.?\)?$/iu.exec(
      cell.slice(0, 60).trim(),
    );
  const weight = match?.[2] ?? match?.[3];
  return match?.[1] && weight ? { className: match[1].trim(), weight: weight.trim() } : null;
}

/** '48/160', '160 cm / 48 kg': weight and height in one cell, whichever comes first; null: not both. */
export function splitBody(cell: string): { weight: string; height: string } | null {
  const part = String.raw`(\d{2,3}(?:[.,]\d{1,2})?)\s*(?:kg|cm)?\.?`;
  const [, one = '', other = ''] =
    new RegExp(String.raw`^${part}\s*[/|&,;-]\s*${part}$`, 'i').exec(cell.slice(0, 40)) ?? [];
  const [first, second] = [readMeasure(one), readMeasure(other)];
  if (first === undefined || second === undefined || first >= TALL === second >= TALL) return null;
  // '40,500' are grams
  if (Math.max(first, second) > TALLEST) return null;
  // '95-110' are the bounds of a class
  if (Math.max(first, second) < Math.min(first, second) * SLIGHTEST) return null;
  return first >= TALL ? { height: one, weight: other } : { height: other, weight: one };
}
/** cm; nobody so heavy is entered beside a height below it. */
const TALL = 100;
/** cm; nobody is taller. */
const TALLEST = 250;
/** Centimetres for each kilogram, of the heaviest. */
const SLIGHTEST = 1.25;

const PAID = new Map([
  ['lunas', true],
  ['sudah lunas', true],
  ['sudah bayar', true],
  ['sudah', true],
  ['paid', true],
  ['unpaid', false],
  ['not paid', false],
  ['belum', false],
  ['belum lunas', false],
  ['belum bayar', false],
]);

export const readPaid = (cell: string): boolean | undefined =>
  isBlank(cell) ? false : PAID.get(cell.toLowerCase().trim());

/** Of any country (E.164); a NIK has one more. */
const MOST_PHONE_DIGITS = 15;

/** The first telephone number of a cell; a spreadsheet that takes it for a number drops the first zero. */
export function readPhone(cell: string): string | undefined {
  const found = /\+?\d[\d\s.-]{6,22}\d/.exec(cell.slice(0, 100).replace(/^['’]/, ''))?.[0].trim().replaceAll('.', '-');
  const isTooLong = (found ?? '').replace(/\D/g, '').length > MOST_PHONE_DIGITS;
  return found && !isTooLong && /^\+?[\d\s-]{8,20}$/.test(found)
    ? found.replace(/^8/, '08').replace(/^62(?=[\s-]?8)/, '+62')
    : undefined;
}

/** A spreadsheet would compute such a text; it is kept as text here and written as text everywhere. */
export const looksLikeFormula = (cell: string): boolean => /^[=+\-@]/.test(cell);
