// A list to fill in, headings first: as a spreadsheet in Indonesian opens it.
import { writeXlsx } from 'hucre/xlsx';

type Rows = readonly [headings: readonly string[], ...examples: readonly string[][]];

const quoted = (cell: string) => (/[";,\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Semicolons and a BOM, so that it is opened in columns without a question. */
export function csvToFillIn(rows: Rows): Buffer {
  return Buffer.from(`\ufeff${rows.map((cells) => cells.map(quoted).join(';')).join('\r\n')}\r\n`);
}

/** Every cell is text: a NIK keeps its sixteen digits, a phone its first zero. `narrowest`: width of a column in characters. */
export async function xlsxToFillIn(name: string, rows: Rows, narrowest: number): Promise<Buffer> {
  const columns = rows[0].map((header) => ({ width: Math.max(narrowest, header.length + 4), numFmt: '@' }));
  const sheet = { name, rows: rows.map((cells) => [...cells]), columns, freezePane: { rows: 1 } };
  return Buffer.from(await writeXlsx({ sheets: [sheet] }));
}
