// What the words in a cell stand for: genders, dates, decimal commas, numbers with spaces. Undefined: not understood.
import type { Gender } from '@gelanggang/domain/words/genders';

const GENDERS = new Map<string, Gender>([
  ...['l', 'lk', 'laki-laki', 'laki laki', 'pria', 'putra'].map((word) => [word, 'male'] as const),
  ...['p', 'pr', 'perempuan', 'wanita', 'putri'].map((word) => [word, 'female'] as const),
]);

export const genderOf = (cell: string): Gender | undefined => GENDERS.get(cell.toLowerCase());

/** dd/mm/yyyy, dd-mm-yyyy, dd.mm.yyyy or yyyy-mm-dd → `YYYY-MM-DD`, when there is such a day. */
export function dateOf(cell: string): string | undefined {
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(cell);
  const [year, month, day] = local ? [local[3], local[2], local[1]] : [iso?.[1], iso?.[2], iso?.[3]];
  if (!year || !month || !day) return undefined;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** `36,7`, `36.7`, `36,7 kg` → 36.7 with at most two decimals; never a sign or an exponent. */
export function numberOf(cell: string): number | undefined {
  const match = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:kg|cm)?$/i.exec(cell);
  return match?.[1] ? Number(match[1].replace(',', '.')) : undefined;
}

const PAID = new Map([
  ['lunas', true],
  ['belum', false],
  ['belum lunas', false],
  ['', false],
]);

export const isPaidOf = (cell: string): boolean | undefined => PAID.get(cell.toLowerCase());

/** Compares names typed by different hands: case, spaces and dots do not count. */
export const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s.]+/g, ' ')
    .trim();

/** A spreadsheet would compute such a text; it is kept as text here and written as text everywhere. */
export const looksLikeFormula = (cell: string): boolean => /^[=+\-@]/.test(cell);
