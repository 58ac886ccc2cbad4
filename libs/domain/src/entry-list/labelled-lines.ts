// Lines below a name that say what is that athlete's alone ('1. Budi', then 'NIK : …', 'BB : 45 kg'): joined to the name.
import { tidy } from './columns';
import type { Vocabulary } from './entry-words';
import { meaningsOf } from './headings';
import { isPerson } from './person-names';
import { factsOfWords } from './section-rows';
import { filled, type Sheet, type SheetRow } from './sheet-rows';

/** Nobody else has the same. */
const OF_ONE: readonly string[] = ['nik', 'birth', 'birthDate', 'birthPlace', 'weight', 'height'];
const OF_WHOEVER: readonly string[] = [...OF_ONE, 'gender', 'category', 'ageCategory', 'className', 'familyCard'];
const FEWEST = 2;

const textOf = (row: SheetRow): string => row.cells.map(tidy).filter(Boolean).join(', ');

/** What the word before the colon means; undefined: there is none, or it is of no person. */
function labelOf(row: SheetRow | undefined): string | undefined {
  const [, label = ''] = /^(?:[-•*]\s*)?(\p{L}[\p{L}./ ]{0,30}?)\s*[:=]\s*\S/u.exec(row ? textOf(row) : '') ?? [];
  const [meaning] = label === '' ? [] : meaningsOf(label);
  return OF_WHOEVER.find((one) => one === meaning);
}

/** The sheet with one line for each such athlete, where most who are named have such lines; else as it is. */
export function withLabelsJoined(sheet: Sheet, vocabulary: Vocabulary): Sheet {
  if (sheet.rows.some((row) => filled(row) > 2 && !/[:=]/.test(textOf(row)))) return sheet;
  const nameIn = (row: SheetRow) => textOf(row).replace(/^\(?\d{1,3}\s*[.)-]?\s+|^\(?\d{1,3}[.)]\s*|^[-•*]\s+/, '');
  const isEvent = (row: SheetRow | undefined) => row !== undefined && factsOfWords(textOf(row), vocabulary) !== null;
  const isLabel = (place: number) => labelOf(sheet.rows[place]) !== undefined;
  const people = sheet.rows.flatMap((row, place) => {
    if (/[:=]/.test(textOf(row)) || !isPerson(nameIn(row)) || isEvent(row)) return [];
    let end = place + 1;
    // 'Tunggal Putri' between what is said of one athlete
    while (isLabel(end) || (end > place + 1 && isEvent(sheet.rows[end]) && isLabel(end + 1))) end += 1;
    const own = sheet.rows.slice(place + 1, end);
    const isOfOne = own.some((other) => OF_ONE.some((one) => one === labelOf(other)));
    return isOfOne ? [{ row, own }] : [];
  });
  const labelled = sheet.rows.filter((row) => labelOf(row) !== undefined).length;
  const joined = people.reduce((sum, { own }) => sum + own.length, 0);
  if (people.length < FEWEST || joined * 2 <= labelled) return sheet;
  const partOf = new Set(people.flatMap(({ own }) => own));
  const placeOf = new Map(people.map(({ row }, at) => [row, at]));
  const rows = sheet.rows.flatMap((row): SheetRow[] => {
    if (partOf.has(row)) return [];
    const at = placeOf.get(row);
    const own = at === undefined ? undefined : people[at]?.own;
    if (at === undefined || !own) return [row];
    const parts = own.map((other) => textOf(other).replace(/^[-•*]\s*/, ''));
    return [{ ...row, cells: [`${at + 1}. ${nameIn(row)}; ${parts.join('; ')}`] }];
  });
  return { ...sheet, rows };
}
