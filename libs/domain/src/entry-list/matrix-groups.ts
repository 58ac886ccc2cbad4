// The columns of a table of names: which say class or event of a row, and below which stand the names of whom.
import { headingKey, tidy } from './columns';
import type { Vocabulary } from './entry-words';
import { headingsOf } from './header-rows';
import { meaningsOf } from './headings';
import { contingentIn } from './lone-cells';
import { factsOfWords, isOfPlaceOrClub, LIST_WORDS, type SectionFacts } from './section-rows';
import { filled, type SheetRow, textAt } from './sheet-rows';
import { MOST_SIDES } from './side-tables';

/** Below it stands what is said of everybody in the row. */
export interface MatrixLabel {
  at: number;
  heading: string;
}

export interface MatrixGroup {
  at: number;
  /** What the headings say of everybody in the column: gender, age, contingent; or class and event. */
  facts: SectionFacts;
  /** Beside each name its contingent. */
  clubAt: number | undefined;
}

export interface Matrix {
  header: readonly SheetRow[];
  labels: readonly MatrixLabel[];
  groups: readonly MatrixGroup[];
  /** The columns are classes, events, ages or genders. */
  isOfEvents?: boolean;
}

const LABELS: readonly (readonly [RegExp, string])[] = [
  [/^(kelas|kls|klas|class)( (tanding|berat))?$|^weight class$/, 'Kelas'],
  [
    /^(kategori|nomor|mata|cabang|event|category)( (pertandingan|lomba|tanding|seni|yang diikuti|dipertandingkan))*$|^(kategori|nomor)( dan)? kelas$|^kelas( dan)? (kategori|nomor)$/,
    'Kategori',
  ],
  [/^(jenis kelamin|jk|l p|p l|pa pi|putra putri|gender|sex)$/, 'Jenis Kelamin'],
  [/^(golongan|gol|kelompok|tingkat)( (usia|umur))?$|^(usia|umur)$/, 'Golongan Usia'],
];

const labelOf = (heading = ''): string | undefined => LABELS.find(([words]) => words.test(headingKey(heading)))?.[1];

/** The bounds of the class may stand beside its letter. */
const OF_NO_NAME = ['number', 'other', 'weight'];
const meaningOf = (heading = ''): string => meaningsOf(heading)[0] ?? '';

/** Of results, schedules and sums: what stands below is of no contingent. */
const NO_CLUB =
  /\b(sudut|merah|biru|juara|emas|perak|perunggu|medali|pemenang|hasil|nilai|skor|score|juri|wasit|jam|waktu|pukul|tempat|ket|keterangan|catatan|jumlah|total|bagan|partai|gelanggang|arena|lawan|pool|peringkat|rank|status|foto|berkas)\b/;

/** The contingent that a heading names; undefined: it is another heading. */
export function clubIn(heading: string): string | undefined {
  const own = tidy(heading.replace(/^(nama )?(kontingen|contingent)\b[\s:]*/i, ''));
  if (NO_CLUB.test(headingKey(own)) || /[:=]/.test(own)) return undefined;
  const isHeading = meaningsOf(own).length > 0 && !(isOfPlaceOrClub(own) && own.includes(' '));
  return isHeading ? undefined : contingentIn(own);
}

/** The words of the header above a column, one of each row. */
function partsAt(header: readonly SheetRow[], at: number): string[] {
  return header.flatMap((row, depth) => {
    const span = row.spans?.find(([from, width]) => at > from && at < from + width);
    const own = textAt(row, at) || (span && depth < header.length - 1 ? textAt(row, span[0]) : '');
    return own === '' ? [] : [own];
  });
}

/** What the heading says of whoever stands below, neither class nor event; undefined: it says something else. */
function factsOfHeading(parts: readonly string[], vocabulary: Vocabulary): SectionFacts | undefined {
  const facts = factsOfParts(parts, vocabulary);
  return facts?.category === undefined && facts?.className === undefined ? facts : undefined;
}

function factsOfParts(parts: readonly string[], vocabulary: Vocabulary): SectionFacts | undefined {
  const facts: SectionFacts = {};
  for (const part of new Set(parts)) {
    const said = factsOfWords(part.replace(LIST_WORDS, ''), vocabulary);
    const club = said ? undefined : clubIn(part);
    // 'KONTINGEN' over the names of all of them
    if (!said && club === undefined && /^(nama )?(kontingen|contingent|perguruan|utusan)$/i.test(part)) continue;
    if (!said && club === undefined) return undefined;
    Object.assign(facts, said ?? { contingent: club });
  }
  return facts;
}

/** Looked for in every row of a list: what says nothing of classes is not read as a heading. */
const OF_CLASSES = /k\s*e?\s*l\s*a?\s*s|class|kategori|category|nomor|event|lomba/i;
const saysClass = ({ cells }: SheetRow): boolean => cells.some((cell) => OF_CLASSES.test(cell));

/**
 * 'TANDING | | TUNGGAL |' above 'PA | PI | PA | PI', of a table that is no workbook: each of the upper words is of all the lower ones
 * up to the next, where those are the same below each.
 */
function spanned(header: readonly SheetRow[]): readonly SheetRow[] {
  const [upper, lower, ...others] = header;
  if (!upper || !lower || others.length > 0 || upper.spans) return header;
  const starts = [...lower.cells.keys()].filter((at) => textAt(upper, at) !== '' && textAt(lower, at) !== '');
  const below = starts.map((from) => {
    const isOf = (at: number) => textAt(lower, at) !== '' && (at === from || textAt(upper, at) === '');
    let to = from;
    while (isOf(to)) to += 1;
    return lower.cells.slice(from, to).map(headingKey);
  });
  const [first = []] = below;
  const areSame = below.every((words) => words.join('|') === first.join('|'));
  if (below.length < 2 || first.length < 2 || !areSame) return header;
  return [{ ...upper, spans: starts.map((from) => [from, first.length] as const) }, lower];
}

/** What these rows say where they are the header of such a table. */
export function matrixOf(typed: readonly SheetRow[], vocabulary: Vocabulary): Matrix | undefined {
  const header = spanned(typed);
  const ofEvents = eventsOnly(header, vocabulary);
  if (ofEvents) return ofEvents;
  if (!header.some(saysClass)) return clubsOnly(header);
  const headings = headingsOf(header);
  const labels = headings.flatMap((heading, at): MatrixLabel[] => {
    const said = labelOf(heading);
    return said === undefined ? [] : [{ at, heading: said }];
  });
  const once = labels.filter(({ heading }, place) => labels.findIndex((one) => one.heading === heading) === place);
  if (!once.some(({ heading }) => heading === 'Kelas' || heading === 'Kategori')) return undefined;
  const isClub = (at: number) => meaningOf(headings[at]) === 'contingent' && clubIn(headings[at] ?? '') === undefined;
  const isClubNamed = (at: number) => clubIn(headings[at] ?? '') !== undefined;
  const others = [...headings.keys()].filter(
    (at) =>
      (headings[at] ?? '') !== '' &&
      !labels.some((label) => label.at === at) &&
      (isClubNamed(at) || !OF_NO_NAME.includes(meaningOf(headings[at]))),
  );
  const names = others.filter((at) => !isClub(at));
  const clubs = others.filter(isClub);
  const haveClubs = clubs.length > 0 && names.every((at) => isClub(at + 1));
  if (clubs.length > 0 && (!haveClubs || clubs.length !== names.length)) return undefined;
  const groups = names.flatMap((at): MatrixGroup[] => {
    const facts = factsOfHeading(partsAt(header, at), vocabulary);
    return facts ? [{ at, facts, clubAt: haveClubs ? at + 1 : undefined }] : [];
  });
  const areOfClubs = groups.every(({ facts }) => facts.contingent !== undefined) && !haveClubs;
  const areOfGenders = groups.every(({ facts }) => facts.gender !== undefined && facts.contingent === undefined);
  const isMatrix = groups.length === names.length && groups.length > 1 && groups.length <= MOST_SIDES;
  return isMatrix && (areOfClubs || areOfGenders) ? { header, labels: once, groups } : undefined;
}

/** 'PSHT SLEMAN | KAB. BANTUL' and nothing else: below stand their athletes, whose events nobody wrote. */
function clubsOnly(header: readonly SheetRow[]): Matrix | undefined {
  const [row, ...others] = header;
  if (!row || others.length > 0) return undefined;
  const said = row.cells.flatMap((cell, at) => (tidy(cell) === '' || meaningOf(cell) === 'number' ? [] : [at]));
  const groups = said.map((at) => ({ at, facts: { contingent: clubIn(textAt(row, at)) ?? '' }, clubAt: undefined }));
  const areClubs = said.every((at) => clubIn(textAt(row, at)) !== undefined && isOfPlaceOrClub(textAt(row, at)));
  const isWritten = groups.length > 1 && groups.length <= MOST_SIDES && areClubs;
  return isWritten ? { header, labels: [], groups } : undefined;
}

/** Of letters alone two may be genders. */
const FEWEST_LETTERS = 3;

/** 'KELAS A | KELAS B', 'TUNGGAL PUTRA | REGU PUTRI', 'REMAJA | DEWASA', also behind 'KONTINGEN': below are the names of each. */
function eventsOnly(header: readonly SheetRow[], vocabulary: Vocabulary): Matrix | undefined {
  const headings = headingsOf(header);
  const said = [...headings.keys()].filter((at) => headings[at] !== '' && meaningOf(headings[at]) !== 'number');
  const clubs = said.filter(
    (at) => meaningOf(headings[at]) === 'contingent' && clubIn(headings[at] ?? '') === undefined,
  );
  // 'GOLONGAN' before the classes: what is said of everybody in the row
  const beside = said.flatMap((at): MatrixLabel[] => {
    const heading = labelOf(headings[at]);
    return heading === undefined || heading === 'Kelas' ? [] : [{ at, heading }];
  });
  const own = said.filter((at) => !clubs.includes(at) && !beside.some((label) => label.at === at));
  const letters = own.filter((at) => /^\p{L}$/u.test(headings[at] ?? ''));
  // 'KELAS A | KONTINGEN | KELAS B | KONTINGEN': by turns, the club before or behind each
  const areByTurns =
    clubs.length > 1 &&
    said.every((at, place) => clubs.includes(at) === (place % 2 === (clubs[0] === said[0] ? 0 : 1)));
  if (own.length < 2 || own.length > MOST_SIDES) return undefined;
  if (beside.length > 0 && (areByTurns || beside.some(({ at }) => at > Math.min(...own)))) return undefined;
  if (clubs.length > 1 && !(areByTurns && clubs.length === own.length)) return undefined;
  // a text that stands alone is a title, or names a block
  if (header.some((row) => filled(row) < 2)) return undefined;
  if (letters.length > 0 && letters.length < FEWEST_LETTERS) return undefined;
  const groups = own.flatMap((at): MatrixGroup[] => {
    const facts = factsOfParts(partsAt(header, at), vocabulary);
    const isOfEvent = facts && facts.contingent === undefined && Object.keys(facts).length > 0;
    return isOfEvent ? [{ at, facts, clubAt: areByTurns ? clubs[own.indexOf(at)] : undefined }] : [];
  });
  if (groups.length !== own.length) return undefined;
  const areEvents = groups.every(({ facts }) => facts.className !== undefined || facts.category !== undefined);
  const haveCategory = groups.some(({ facts }) => facts.category !== undefined);
  if (beside.some(({ heading }) => !areEvents || (heading === 'Kategori' && haveCategory))) return undefined;
  const labels = areByTurns ? [] : [...clubs.map((at) => ({ at, heading: 'Kontingen' })), ...beside];
  return { header, labels, groups, isOfEvents: true };
}
