// NIKs of a list of which all end with 0: a spreadsheet kept 15 of their digits before they became texts.
import type { EntryCells } from './columns';

/** Stands before a number that a spreadsheet has cut; who reads it asks for the whole one. */
export const LOST_DIGITS = '≈';

/** Of so many one in ten thousand lists has all of them by chance. */
const FEWEST = 4;
/** No NIK ends so by itself, and most that are cut do, since few are born in a place on a day: one and a second are enough. */
const NO_NUMBER = /0000$/;
/** Where all end so and none of them as above, somebody numbered them in hundreds. */
const HUNDREDS = /00$/;

/** Marks them, in place. One that ends otherwise shows that the list has kept its digits. */
export function markLost(rows: readonly EntryCells[]): void {
  const written = rows.flatMap((cells) => {
    const nik = cells.nik.replace(/\D/g, '');
    return /^['’\s\d.-]+$/.test(cells.nik) && nik.length === 16 ? [{ cells, nik }] : [];
  });
  const niks = [...new Set(written.map(({ nik }) => nik))];
  const isImpossible = niks.some((nik) => NO_NUMBER.test(nik));
  const isEnough = isImpossible ? niks.length > 1 : niks.length >= FEWEST && !niks.every((nik) => HUNDREDS.test(nik));
  if (!isEnough || !niks.every((nik) => nik.endsWith('0'))) return;
  for (const { cells } of written) cells.nik = `${LOST_DIGITS}${cells.nik}`;
}
