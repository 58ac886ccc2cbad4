// Writes a workbook of several small sheets at once.
import { Readable } from 'node:stream';
import { writeXlsx } from 'hucre/xlsx';
import { type Cell, sheetNames, writable } from '@gelanggang/platform/files/sheet-cells';

export interface Sheet {
  name: string;
  columns: { header: string; width: number; format?: string }[];
  rows: Cell[][];
}

/** All rows are in memory: for tables of hundreds of rows. Text cells are never formulas. */
export async function workbook(sheets: readonly Sheet[]): Promise<Readable> {
  const names = sheetNames(sheets.map(({ name }) => name));
  const bytes = await writeXlsx({
    sheets: sheets.map(({ columns, rows }, at) => ({
      name: names[at] ?? '',
      columns: columns.map(({ header, width, format }) => ({ header, width, ...(format ? { numFmt: format } : {}) })),
      rows: [columns.map((column) => writable(column.header)), ...rows.map((row) => row.map(writable))],
      freezePane: { rows: 1 },
    })),
  });
  return Readable.from([Buffer.from(bytes)]);
}
