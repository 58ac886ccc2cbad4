// Holds an entry list against the rules of the forms: of each row all that is wrong, of equal rows one.
import { nameKey } from '@gelanggang/domain/entry-list/columns';
import { looksLikeFormula } from '@gelanggang/domain/entry-list/cell-values';
import type { ListRow, RowPlace } from '@gelanggang/domain/entry-list/list-rows';
import type { Verdict } from '@gelanggang/contract/entry-columns';
import { readNik } from '@gelanggang/domain/athletes/nik';
import { nomorIn } from '@gelanggang/domain/entry-list/nomor-words';
import type { Nomor } from '@gelanggang/domain/rules/jurus-rules';
import { nomorOfGroup } from '@gelanggang/domain/rules/nomor';
import { categoryOf } from './check-group';
import { checkRow } from './check-row';
import { copiesOf } from './copies';
import { inTurns } from './in-turns';
import { verdict } from './row-faults';
import { contingentsOfList } from './contingents-of-list';
import type { Entry } from './entry-list';
import type { EntryReference } from './entry-reference.queries';
import { listDoubts } from './list-doubts';
import { teamVerdicts } from './team-verdicts';
import { rowTexts } from './verdict-texts';

export interface CheckedList {
  /** Rows that can be taken in, in the order of the list. */
  entries: Entry[];
  /** In the order of the list. */
  verdicts: Verdict[];
}

/** 'baris 7', with its sheet where that is another one than the row's own. */
const told = ({ line, sheet }: RowPlace, own: RowPlace): string =>
  sheet === own.sheet || !sheet ? rowTexts.line(line) : rowTexts.lineOfSheet(sheet, line);

/** Rows of the same person are named so far. */
const MOST_TOLD = 5;

export async function checkEntries(rows: readonly ListRow[], reference: EntryReference): Promise<CheckedList> {
  const copies = await copiesOf(rows, reference.vocabulary);
  const counted = rows.filter((row) => !copies.has(row));
  const doubles = await doublesOf(counted, reference);
  const contingentOf = contingentsOfList(counted);
  const said = new Map<ListRow, Verdict[]>();
  const entries: Entry[] = [];
  const rowOf = new Map<Entry, ListRow>();
  await inTurns(rows, (row) => {
    const copy = copies.get(row);
    if (copy) {
      const text = (copy.isWhole ? rowTexts.copy : rowTexts.copyOfFuller)(told(copy.row, row));
      said.set(row, [verdict(row, 'name', 'copy', text, 'copy')]);
      return;
    }
    const { entry, verdicts } = checkRow(
      { row, contingent: contingentOf(row), doubles: othersTold(doubles.get(row) ?? [], row) },
      reference,
    );
    const full = entry && reference.placeBook.refusalOf(entry);
    if (full) verdicts.push(verdict(row, full.column, 'full', full.text));
    if (looksLikeFormula(row.cells.name)) {
      verdicts.push(verdict(row, 'name', 'formula', rowTexts.formula, 'note'));
    }
    said.set(row, verdicts);
    if (entry && !full) {
      entries.push(entry);
      rowOf.set(entry, row);
    }
  });
  for (const { entry, ...found } of [...teamVerdicts(entries, reference), ...listDoubts(entries, reference, told)]) {
    const row = rowOf.get(entry);
    if (row) said.get(row)?.push(found);
  }
  return { entries, verdicts: rows.flatMap((row) => said.get(row) ?? []) };
}

/** 'baris 7', 'baris 9': the first of many, and how many more there are. */
function othersTold(same: readonly ListRow[], own: ListRow): string[] {
  const others = same.slice(0, MOST_TOLD + 1).filter((other) => other !== own);
  const named = others.slice(0, MOST_TOLD).map((other) => told(other, own));
  const left = same.length - 1 - named.length;
  return left > 0 ? [...named, rowTexts.more(left)] : named;
}

/** All that the tournament's rule set has, each once. */
const nomorOfSet = ({ ruleSet }: EntryReference): Nomor[] => [
  ...new Map(ruleSet.groups.flatMap((group) => nomorOfGroup(group).map((one) => [one.id, one]))).values(),
];

/**
 * A person stands once per match category of a tournament, and of its events: every row of a doubled NIK is refused
 * (domain-rules). Of each such row all that are of the person, itself among them.
 */
async function doublesOf(
  rows: readonly ListRow[],
  reference: EntryReference,
): Promise<Map<ListRow, readonly ListRow[]>> {
  const byPerson = new Map<string, ListRow[]>();
  const events = nomorOfSet(reference);
  await inTurns(rows, (row) => {
    const nik = readNik(row.cells.nik);
    if (!nik.ok) return;
    const { nomor, category, className } = row.cells;
    const own = categoryOf(row.cells, reference);
    // which category it is, is asked first
    if (!own && category === '') return;
    // several events of one category are several entries; of tanding there is one, whatever stands below 'Kelas'
    const isMatch = own?.kind === 'tanding';
    const event = isMatch ? undefined : nomorIn(nomor.trim() === '' ? [category, className] : [nomor], events);
    const key = `${nik.nik} ${own?.id ?? nameKey(category)} ${event ?? ''}`;
    const same = byPerson.get(key);
    if (same) same.push(row);
    else byPerson.set(key, [row]);
  });
  const several = [...byPerson.values()].filter(({ length }) => length > 1);
  return new Map(several.flatMap((same) => same.map((row) => [row, same] as const)));
}
