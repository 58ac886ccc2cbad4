// How an athlete is named to everybody: by name, or by initials where a guardian wished so.

/** Signs that may stand before the first letter of a word. */
const BEFORE_A_LETTER = `.,;:'"“”‘’\`()[]{}-–—_*/\\#`;

/** 'Budi Santoso Putra' is 'B. S. P.'; '–' where no word has a letter. The database has the same rule (`name_initials`). */
export function initialsOf(name: string): string {
  const letters = name.split(/[ \t\n\r\f\u00a0]+/).flatMap((word) => {
    const [first] = [...word].filter((sign) => !BEFORE_A_LETTER.includes(sign));
    return first === undefined ? [] : [`${first.toUpperCase()}.`];
  });
  return letters.length === 0 ? '–' : letters.join(' ');
}

export interface NamedInPublic {
  name: string;
  publicName: string;
}

/**
 * What was written down of a unit before somebody wished for initials ('Ayu Lestari, Budi Santoso'), as it is told now.
 * `people`: everybody whom it may name. A part that names none of them, as a name that was corrected since, is told by
 * initials: it may be of somebody who wished so.
 */
export function unitInPublic(written: string, people: readonly NamedInPublic[]): string {
  const publicNames = new Map(people.map(({ name, publicName }) => [name, publicName]));
  const parts = written.split(', ');
  const told: string[] = [];
  for (let from = 0; from < parts.length;) {
    // a name may have the sign that stands between two: 'Ayu Lestari, S.Pd'
    let to = parts.length;
    while (to > from && !publicNames.has(parts.slice(from, to).join(', '))) to -= 1;
    const end = Math.max(to, from + 1);
    const part = parts.slice(from, end).join(', ');
    told.push(publicNames.get(part) ?? initialsOf(part));
    from = end;
  }
  return told.join(', ');
}
