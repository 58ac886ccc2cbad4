// The names in one cell of a table of classes, and what stands beside a name in it.
import { isBlank } from './cell-values';
import { tidy } from './columns';
import { readGender } from './entry-words';
import { contingentIn } from './lone-cells';
import { type Columns, isName, isTitle, namesOf } from './row-athletes';
import { isOfPlaceOrClub } from './section-rows';
import type { Meaning } from './sheet-plan';

/** Who takes whose place is for somebody to say. */
const OF_ANOTHER = /\b(?:di)?ganti(?:kan)?\b|[-=]>|→|\b(?:atau|or)\b/i;
const BETWEEN = /[\r\n;/&+]|,(?!\d)|\s(?:dan|and)\s|\s+(?=\(?\d{1,2}[.)]\s*\p{L})/iu;

/** 'Budi, Joko' and 'Budi / Joko' are two in a class, and one pair in 'Ganda'; a title belongs to whom it follows. */
export function namesInCell(cell: string, unitSize: number): string[] {
  const lines = cell.split(/[\r\n]+/).filter((line) => tidy(line) !== '');
  if (unitSize > 1) {
    const areUnits = lines.length > 1 && lines.every((line) => namesOf(line, unitSize).length === unitSize);
    return areUnits ? lines : [cell];
  }
  // 'SANTOSO, Budi' is one, the family first
  if (OF_ANOTHER.test(cell) || /^\p{Lu}[\p{Lu} '’-]+, \p{Lu}?\p{Ll}[^,]*$/u.test(tidy(cell))) return [cell];
  // what stands in brackets is of one
  const parts = outsideBrackets(cell).map((part) => tidy(part.replace(/^\s*(?:\(?\d{1,2}[.)]\s*|[-•]\s+)/u, '')));
  const names: string[] = [];
  for (const part of parts) {
    if (part === '') continue;
    if (names.length > 0 && isTitle(part)) names.push(`${names.pop()}, ${part}`);
    else names.push(part);
  }
  return names.length > 0 && names.every(isName) ? names : [cell];
}

function outsideBrackets(cell: string): string[] {
  const kept: string[] = [];
  const open = cell.replace(/\([^()]*\)/g, (text) => `\u0001${kept.push(text) - 1}\u0001`);
  return open
    .split(BETWEEN)
    .map((part) => part.replace(/\u0001(\d+)\u0001/g, (_, at: string) => kept[Number(at)] ?? ''));
}

/** A longer cell is a note. */
const LONGEST_NAME = 120;

/** 'Budi Santoso (PSHT Sleman)', 'Budi Santoso - PSHT Sleman': name and contingent; null: nothing of the kind. */
export function clubBehind(text: string): { name: string; club: string } | null {
  if (text.length > LONGEST_NAME) return null;
  const [, name = '', inside = ''] = /^(.*\p{L}.*?)\s*\(([^()]{2,60})\)$/su.exec(text) ?? [];
  if (name !== '' && !/^[\d\s'’-]+$/.test(inside) && readGender(inside) === undefined) {
    const club = contingentIn(inside);
    return club === undefined ? null : { name: tidy(name), club };
  }
  const [, before = '', behind = ''] = /^(.*\p{L}.*?)\s+[-–]\s+([^-–]{2,60})$/su.exec(text) ?? [];
  return before !== '' && isOfPlaceOrClub(behind) ? { name: tidy(before), club: tidy(behind) } : null;
}

/** 'Adi (Pati), Budi (Kudus)': several, of a club each. */
export function eachHasClub(cell: string): boolean {
  const names = namesInCell(cell, 1);
  return names.length > 1 && names.every((name) => clubBehind(name) !== null);
}

/** Each row a class with the names of whoever is in it, and nothing that is one person's own. */
export function isClassList(columns: Columns): boolean {
  const has = (meaning: Meaning) => columns.has(meaning);
  const isOfPerson = (['nik', 'birth', 'birthDate', 'weight', 'familyCard', 'height'] as const).some(has);
  return columns.get('name')?.length === 1 && (['className', 'category', 'nomor'] as const).some(has) && !isOfPerson;
}

/** The row once for each name, or for each pair or team, of its cell of names. */
export function eachOfClass(cells: readonly string[], columns: Columns, unitSize: number): (readonly string[])[] {
  const at = columns.get('name')?.[0] ?? -1;
  const [clubAt = -1] = columns.get('contingent') ?? [];
  const areOfClubs = clubAt >= 0 && isBlank(cells[clubAt] ?? '') && eachHasClub(cells[at] ?? '');
  return namesInCell(cells[at] ?? '', unitSize).map((name) => {
    const own = areOfClubs ? clubBehind(name) : null;
    return cells.map((cell, place) =>
      place === at ? (own?.name ?? name) : place === clubAt ? (own?.club ?? cell) : cell,
    );
  });
}
