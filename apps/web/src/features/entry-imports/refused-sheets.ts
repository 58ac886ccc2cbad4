// Refused rows in the office's own columns, what its blocks said in columns of their own, the reasons in the last one.
import type { Verdict } from '@gelanggang/contract/entry-columns';
import type { RefusedSheet } from '@gelanggang/contract/entry-imports';
import { type EntryColumn, ENTRY_COLUMNS, ENTRY_COLUMN_KEYS } from '@gelanggang/domain/entry-list/columns';
import { type ListRow, placeKeyOf } from '@gelanggang/domain/entry-list/list-rows';
import { headingsOf } from '@gelanggang/domain/entry-list/header-rows';
import type { SheetPlan } from '@gelanggang/domain/entry-list/sheet-plan';
import { alignTables } from '@gelanggang/domain/entry-list/stacked-tables';
import type { Sheet } from '@gelanggang/domain/entry-list/sheet-rows';
import { byPlace, groupOf, type ListState } from './list-state';
import { importTexts } from './texts';

export function refusedSheets(list: ListState, rows: readonly ListRow[], verdicts: readonly Verdict[]): RefusedSheet[] {
  const said = byPlace(verdicts);
  return list.sheets.flatMap((sheet, at) => {
    const plan = list.states[at]?.plan;
    const refused = rows.filter(
      (row) => (row.sheet ?? '') === sheet.name && groupOf(said.get(placeKeyOf(row))) === 'refused',
    );
    if (!plan || refused.length === 0) return [];
    return [sheetOf(alignTables(sheet, plan, list.vocabulary).sheet, plan, refused, said)];
  });
}

function sheetOf(
  sheet: Sheet,
  plan: SheetPlan,
  refused: readonly ListRow[],
  said: ReadonlyMap<string, readonly Verdict[]>,
): RefusedSheet {
  const header = headingsOf(sheet.rows.filter((row) => plan.headerLines.includes(row.line)));
  const own = plan.meanings.map((_, at) => header[at] ?? '');
  const added = ENTRY_COLUMN_KEYS.filter((key) => !isTold(plan, key) && refused.some(({ cells }) => cells[key] !== ''));
  const byLine = new Map<number, ListRow[]>();
  for (const row of refused) byLine.set(row.line, [...(byLine.get(row.line) ?? []), row]);
  const rows = [...byLine].map(([line, athletes]) => {
    const typed = sheet.rows.find((row) => row.line === line)?.cells ?? [];
    const [first] = athletes;
    const reasons = athletes.flatMap((row) => {
      const texts = (said.get(placeKeyOf(row)) ?? []).filter(({ severity }) => severity === 'refused');
      const name = athletes.length > 1 || row.member ? `${row.cells.name}: ` : '';
      return texts.map(({ text }) => `${name}${text}`);
    });
    const cells = own.map((_, at) => withMended(typed[at] ?? '', plan.meanings[at] ?? null, athletes));
    return [...cells, ...added.map((key) => first?.cells[key] ?? ''), reasons.join(' ')];
  });
  return {
    name: sheet.name,
    headings: [...own, ...added.map((key) => ENTRY_COLUMNS[key].header), importTexts.refusedColumn],
    rows,
  };
}

const isTold = (plan: SheetPlan, key: EntryColumn): boolean =>
  plan.meanings.includes(key) || ((key === 'birthDate' || key === 'birthPlace') && plan.meanings.includes('birth'));

/** A cell of one athlete as it was mended on the page; of several athletes as it was typed. */
function withMended(typed: string, meaning: SheetPlan['meanings'][number], athletes: readonly ListRow[]): string {
  const [only] = athletes;
  const isOne = athletes.length === 1 && only?.member === undefined;
  if (!only || !isOne || meaning === null) return typed;
  // it stands with the column that it goes on with
  if (meaning === 'more') return '';
  if (meaning === 'birth' || meaning === 'number' || meaning === 'mark' || meaning === 'other') return typed;
  return only.cells[meaning];
}
