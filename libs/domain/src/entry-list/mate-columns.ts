// Columns of the second of a pair and of who leads a team: 'Nama Pasangan', 'NIK Pasangan', 'Ketua Regu' before 'Anggota 1'.
import { headingKey, nameKey, tidy } from './columns';
import type { Meaning } from './sheet-plan';

const MATE = /\b(pasangan|partner|rekan)\b/;
/** Of a team; the head of a club or a school is no athlete. */
export const LEADER = /^(nama )?(ketua|kapten) (regu|tim|kelompok|grup)$/;
const MEMBER = /^(nama )?anggota\b/;

/** What stands in the column is of another athlete of the same row than what stands before it. */
export const isOfMate = (keys: readonly string[], at: number): boolean => {
  const key = keys[at] ?? '';
  return (
    (MATE.test(key) && key.includes(' ')) || (LEADER.test(key) && keys.filter((other) => MEMBER.test(other)).length > 1)
  );
};

const ORDINALS: readonly RegExp[] = [
  /^(pertama|kesatu|first)$/,
  /^(kedua|second)$/,
  /^(ketiga|third)$/,
  /^(keempat|fourth)$/,
];

/** 'Nama Pesilat Kedua', 'Nama Atlet 2 (Ganda/Regu)': 'Nama Pesilat 2', 'Nama Atlet 2'. */
export function numbered(heading: string): string {
  const plain = heading.replace(/(\b\d)\s*\([^()]*\)\s*$/, '$1');
  return plain.replace(/(?<=\p{L} (?:ke[- ]?)?)(?:\p{L}+|\d)(?!\s*orang)\b/giu, (word) => {
    const at = ORDINALS.findIndex((words) => words.test(word.toLowerCase()));
    return at < 0 ? word : String(at + 1);
  });
}

/** The columns of names of those who have a row of their own: they say who is with whom, and name nobody once more. */
export function namesEachOther(
  headings: readonly string[],
  found: readonly (Meaning | null)[],
  cellsOf: (column: number) => readonly string[],
): number[] {
  const columns = found.flatMap((meaning, at) => (meaning === 'name' ? [at] : []));
  const named = new Set(columns.slice(0, 1).flatMap((at) => cellsOf(at).map((cell) => nameKey(tidy(cell)))));
  return columns.slice(1).filter((at) => {
    const mates = cellsOf(at)
      .map((cell) => nameKey(tidy(cell)))
      .filter((text) => /\p{L}/u.test(text));
    const areListed = mates.filter((mate) => named.has(mate)).length * 2 > mates.length;
    return MATE.test(headingKey(headings[at] ?? '')) && areListed;
  });
}
