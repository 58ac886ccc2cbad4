// Whose the athletes of a sheet are that names no contingent: by the other sheets of its workbook, or by its letterhead.
import { type EntryCells, type EntryColumn, nameKey } from './columns';
import type { Vocabulary } from './entry-words';
import { contingentOfLetterhead } from './letterhead';
import { readFacts, type SectionFacts } from './section-rows';
import { factsOfLetters } from './sheet-names';
import type { SheetPlan } from './sheet-plan';
import type { Sheet } from './sheet-rows';

interface PlannedSheet {
  sheet: Sheet;
  plan: SheetPlan;
}

interface Row {
  line: number;
  cells: EntryCells;
}

const OF_A_CONTINGENT: readonly EntryColumn[] = [
  'contingent',
  'province',
  'district',
  'picName',
  'picPhone',
  'picEmail',
];

/** What a form of the contingent says, which has no table ('FORMULIR A'); undefined: none names one, or several do. */
function coverOf(others: readonly PlannedSheet[], vocabulary: Vocabulary): SectionFacts | undefined {
  const covers = others.flatMap(({ sheet, plan }) => {
    if (plan.headerLines.length > 0 || sheet.isHidden) return [];
    const said = sheet.rows.flatMap(({ cells }) => readFacts(cells, vocabulary) ?? []);
    const facts: SectionFacts = Object.assign({}, ...said.filter(({ isKeyed }) => isKeyed).map((one) => one.facts));
    return facts.contingent ? [facts] : [];
  });
  return covers.length === 1 ? covers[0] : undefined;
}

/** What is said of the athlete elsewhere, where its own row says nothing. */
export function giveMissing(cells: EntryCells, facts: SectionFacts): void {
  for (const [key, value] of Object.entries(facts) as [EntryColumn, string][]) cells[key] ||= value;
}

/** By the letter or the cover of a workbook, by the only one that a sheet names, or by the letterhead of a sheet. */
export function withContingents<Read extends { rows: Row[] }>(
  read: readonly Read[],
  chosen: readonly PlannedSheet[],
  others: readonly PlannedSheet[],
  vocabulary: Vocabulary,
): Read[] {
  const ofLetters = factsOfLetters(chosen.map(({ sheet }, at) => ({ name: sheet.name, rows: read[at]?.rows ?? [] })));
  for (const [at, facts] of ofLetters) for (const { cells } of read[at]?.rows ?? []) giveMissing(cells, facts);
  const cover = coverOf(others, vocabulary);
  const isOfCover = ({ contingent }: EntryCells) =>
    contingent === '' || nameKey(contingent) === nameKey(cover?.contingent ?? '');
  const all = read.flatMap(({ rows }) => rows);
  if (cover && all.every(({ cells }) => isOfCover(cells))) {
    const ofContingent = OF_A_CONTINGENT.map((key) => [key, cover[key] ?? ''] as const);
    for (const { cells } of all) giveMissing(cells, Object.fromEntries(ofContingent));
  }
  const named = all.filter(({ cells }) => cells.contingent !== '');
  const [first] = named;
  const isOne = new Set(named.map(({ cells }) => nameKey(cells.contingent))).size === 1;
  const hasColumn = chosen.some(({ plan }) => plan.meanings.includes('contingent'));
  if (hasColumn) return [...read];
  return read.map((sheet, at) => {
    if (sheet.rows.some(({ cells }) => cells.contingent !== '')) return sheet;
    const own = chosen[at];
    const facts: SectionFacts =
      first && isOne ? first.cells : { contingent: (own && contingentOfLetterhead(own.sheet, own.plan)) ?? '' };
    // who else stands above may be of another sheet
    if (first && !isOne) return sheet;
    const rows = sheet.rows.map((row) => {
      const cells = { ...row.cells };
      for (const key of OF_A_CONTINGENT) cells[key] ||= facts[key] ?? '';
      return { ...row, cells };
    });
    return { ...sheet, rows };
  });
}
