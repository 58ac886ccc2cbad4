// What many rows of a list have in common is proposed once.
import type { Verdict } from '@gelanggang/contract/entry-columns';
import { ENTRY_COLUMN_KEYS, type EntryColumn } from '@gelanggang/domain/entry-list/columns';
import type { ListRow } from '@gelanggang/domain/entry-list/list-rows';
import { sharedOptions } from './shared-options';

const cells = Object.fromEntries(ENTRY_COLUMN_KEYS.map((key) => [key, ''])) as Record<EntryColumn, string>;
const rows = [4, 5, 6, 7].map((line): ListRow => ({ sheet: 'ATLET', line, cells }));
const verdict = (row: ListRow, rest: Partial<Verdict>): Verdict => ({
  ...{ sheet: row.sheet, line: row.line, column: 'Golongan Usia', severity: 'refused', code: 'gender', text: '' },
  ...rest,
});
const found = (said: Partial<Verdict>[][]) =>
  sharedOptions(rows, (row) => (said[rows.indexOf(row)] ?? []).map((rest) => verdict(row, rest))).map(
    ({ column, option, rows: alike }) => [column, option, alike.map(({ line }) => line)],
  );

it('takes what refused rows have as their one way out together, what most of them have first', () => {
  const [adult, young] = [{ options: ['Dewasa'] }, { options: ['Pra Remaja'] }];
  expect(found([[young], [adult], [adult, { column: 'NIK' }], [adult]])).toEqual([
    ['ageCategory', 'Dewasa', [5, 6, 7]],
  ]);
  expect(found([[young], [adult], [young], [adult]])).toEqual([
    ['ageCategory', 'Pra Remaja', [4, 6]],
    ['ageCategory', 'Dewasa', [5, 7]],
  ]);
});

it('proposes nothing where a row has a choice, is alone, or is not refused', () => {
  const choice = { options: ['Remaja', 'Dewasa'] };
  expect(found([[choice], [choice], [{ options: ['Dewasa'] }]])).toEqual([]);
  expect(found([[{ options: ['Dewasa'], severity: 'note' }], [{ options: ['Dewasa'], severity: 'note' }]])).toEqual([]);
});
