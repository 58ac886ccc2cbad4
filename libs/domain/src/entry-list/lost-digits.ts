// NIKs of a list of which all end with 0: a spreadsheet kept 15 of their digits before they became texts.
import type { EntryCells } from './columns';

/** Stands before a number that a spreadsheet has cut; who reads it asks for the whole one. */
export const LOST_DIGITS = '≈';

/** Of so many one in ten thousand lists has all of them by chance. */
const FEWEST = 4;
/** No NIK ends so by itself: with one of them a second is enough. */
const NO_NUMBER = /0000$/;

/** Marks them, in place. One that ends otherwise shows that the list has kept its digits. */
export function markLost(rows: readonly EntryCells[]): void {
  const written = rows.flatMap((cells) => {
    const nik = cells.nik.replace(/\D/g, '');
    return /^['’\s\d.-]+$/.test(cells.nik) && nik.length === 16 ? [{ cells, nik }] : [];
  });
  const niks = [...new Set(written.map(({ nik }) => nik))];
  const isEnough = niks.length >= FEWEST || (niks.length > 1 && niks.some((nik) => NO_NUMBER.test(nik)));
  if (!isEnough || !niks.every((nik) => nik.endsWith('0'))) return;
  for (const { cells } of written) cells.nik = `${LOST_DIGITS}${cells.nik}`;
}
