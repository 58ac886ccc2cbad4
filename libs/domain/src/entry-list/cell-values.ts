// Measures, payments, telephones and blanks as people type them into a cell. Undefined: not understood.
import { tidy } from './columns';

/** '-', '...', '?' and the like say that nothing is known. */
export const isBlank = (cell: string): boolean =>
  /^[\s\-–—._?…'’*]*$|^(n\/?a|nihil|kosong|tidak ada|tdk ada)$/i.test(cell);

/** 'sda', 'idem', '"': as the row above says. */
export const isDitto = (cell: string): boolean =>
  /^(-*\s*["“”″〃]\s*-*|''|’’|,,|s\.?\s?d\.?\s?a\.?|idem|ditto|sama( dengan( di)? atas)?)$/i.test(cell.trim());

/** What a cell has for each of several people: a line each, or with ';', '/' or '&' between. */
export const piecesOf = (cell: string): string[] =>
  cell
    .split(/[\r\n;]+|\s+\/\s+|\s+&\s+/)
    .map((piece) => tidy(piece.replace(/^\s*\(?\d[.)]\s+/, '')))
    .filter((piece) => piece !== '');

/** `36,7`, `36.7`, `36,7 kg`, `36.70KG.` → 36.7 with at most two decimals; never a sign or an exponent. */
export function readMeasure(cell: string): number | undefined {
  const match = /^[±~]?\s*(\d{1,3}(?:[.,]\d{1,6})?)\s*(?:kg|kilo|kgs|cm)?\.?$/i.exec(cell.slice(0, 30).trim());
  return match?.[1] ? Math.round(Number(match[1].replace(',', '.')) * 100) / 100 : undefined;
}

/** 'A / 28 kg', 'C (45,5 kg)', 'Kelas B - 50 kg': a class and the weight of one person; null: not both. */
export function splitClass(cell: string): { className: string; weight: string } | null {
  const match =
    /^((?:kelas |kls\.? ?)?(?:\p{L}|under|open ?\d?|bebas)\b[^\d/|(]*)\s*(?:[/|(]\s*(\d{2,3}(?:[.,]\d{1,2})?\s*(?:kg)?)|-\s*(\d{2,3}(?:[.,]\d{1,2})?\s*kg))\.?\)?$/iu.exec(
      cell.slice(0, 60).trim(),
    );
  const weight = match?.[2] ?? match?.[3];
  return match?.[1] && weight ? { className: match[1].trim(), weight: weight.trim() } : null;
}

const PAID = new Map([
  ['lunas', true],
  ['sudah lunas', true],
  ['sudah bayar', true],
  ['sudah', true],
  ['paid', true],
  ['belum', false],
  ['belum lunas', false],
  ['belum bayar', false],
]);

export const readPaid = (cell: string): boolean | undefined =>
  isBlank(cell) ? false : PAID.get(cell.toLowerCase().trim());

/** The first telephone number of a cell; a spreadsheet that takes it for a number drops the first zero. */
export function readPhone(cell: string): string | undefined {
  const found = /\+?\d[\d\s.-]{6,22}\d/.exec(cell.slice(0, 100).replace(/^['’]/, ''))?.[0].trim().replaceAll('.', '-');
  return found && /^\+?[\d\s-]{8,20}$/.test(found)
    ? found.replace(/^8/, '08').replace(/^62(?=[\s-]?8)/, '+62')
    : undefined;
}

/** A spreadsheet would compute such a text; it is kept as text here and written as text everywhere. */
export const looksLikeFormula = (cell: string): boolean => /^[=+\-@]/.test(cell);
