// 'NAMA PUTRA' over one table and 'NAMA PUTRI' over the next: the gender of the names below each.
import { headingKey } from './columns';
import { readEntryWords, type Vocabulary } from './entry-words';
import { meaningsOf } from './headings';
import type { ReadRow } from './sheet-layout';
import { textAt } from './sheet-rows';

/** By athlete's row what the heading over its name says, where one column has all names; else nothing. */
export function gendersOfHeadings(
  read: readonly ReadRow[],
  names: readonly number[],
  vocabulary: Vocabulary,
): ReadonlyMap<ReadRow, string> {
  const [at, ...others] = names;
  const said = new Map<ReadRow, string>();
  if (at === undefined || others.length > 0) return said;
  let gender: string | undefined;
  for (const one of read) {
    const heading = textAt(one.row, at);
    if (one.kind === 'header' && meaningsOf(headingKey(heading))[0] === 'name') {
      const { gender: own } = readEntryWords(heading.replace(/[()]/g, ' '), vocabulary);
      gender = own === undefined ? undefined : own === 'male' ? 'Putra' : 'Putri';
    }
    if (one.kind === 'athlete' && gender !== undefined) said.set(one, gender);
  }
  return said;
}
