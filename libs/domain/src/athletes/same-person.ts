// Whether two entries with one NIK are of one person: it proposes, somebody who knows the athlete confirms.

export interface PersonOfEntry {
  name: string;
  /** `YYYY-MM-DD`; of data that were erased the first day of the year. */
  birthDate: string;
}

/** What speaks against it; nothing where name and birth date agree. */
export type SamePersonDoubt = 'name' | 'birth-date';

const letters = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

/** A middle name that one of the two leaves out is no doubt: every word of the shorter name stands in the longer one. */
function isNameAlike(one: string, other: string): boolean {
  const [few, many] = [letters(one).split(' '), letters(other).split(' ')].sort((a, b) => a.length - b.length);
  const known = new Set(many);
  return (few ?? []).every((word) => known.has(word));
}

export function doubtsOf(one: PersonOfEntry, other: PersonOfEntry): SamePersonDoubt[] {
  return [
    ...(isNameAlike(one.name, other.name) ? [] : ['name' as const]),
    ...(one.birthDate === other.birthDate ? [] : ['birth-date' as const]),
  ];
}
