// Writes one sheet of so many rows in a process of its own, so that its memory is its own: the project's writer or a
// peer's, over the same database cursor. A helper of bench/exports/part.mjs.
import { createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import pg from 'pg';
import QueryStream from 'pg-query-stream';
import { answerAs } from '../harness/processes.mjs';
import { root } from '../../scripts/environment.mjs';

const require = createRequire(import.meta.url);
const RESOLUTION_MS = 1;
const WARM_UP_ROWS = 200;

/** Thirteen columns, as a list of athletes has them. */
const SQL = `select g as id, 'Pesilat Muhammad Ramadhan ' || g as name, 'Perguruan Silat ' || g % 60 as contingent,
  case g % 2 when 0 then 'Laki-laki' else 'Perempuan' end as gender, 'Kota Bandung' as birth_place,
  date '2000-01-01' + g % 6000 as birth_date, lpad(g::text, 16, '3') as nik, (40 + g % 60)::float8 as weight,
  165 as height, 'Tanding' as category, 'Dewasa' as age, 'Kelas ' || chr(65 + g % 10) as class_name,
  case g % 3 when 0 then 'Unpaid' else 'Paid' end as payment from generate_series(1, $1::int) g`;
const KEYS = [
  ...['id', 'name', 'contingent', 'gender', 'birth_place', 'birth_date', 'nik', 'weight', 'height', 'category'],
  ...['age', 'class_name', 'payment'],
];
const WIDTH = 18;
const SHEET = 'Anggota Tim';

/** The cursor as the worker's exports open it: a hundred rows at a time. */
const rowsOf = (client, count) => client.query(new QueryStream(SQL, [count]));
const cellsOf = (row) => KEYS.map((key) => row[key]);

const writers = {
  async gelanggang(rows, path) {
    const { xlsxStream } = require(join(root, 'dist/worker/apps/worker/src/exports/xlsx.js'));
    const columns = KEYS.map((key) => ({
      ...{ header: key, width: WIDTH, cell: (row) => row[key] },
      ...(key === 'birth_date' ? { format: 'dd/mm/yyyy' } : {}),
    }));
    await pipeline(xlsxStream(SHEET, columns, rows), createWriteStream(path));
  },
  async 'exceljs buffered'(rows, path) {
    const { default: ExcelJS } = await import('exceljs');
    const workbook = new ExcelJS.Workbook();
    const sheet = workbook.addWorksheet(SHEET);
    sheet.columns = KEYS.map((key) => ({ header: key, key, width: WIDTH }));
    for await (const row of rows) sheet.addRow(cellsOf(row));
    await workbook.xlsx.writeFile(path);
  },
  async 'exceljs streaming'(rows, path) {
    const { default: ExcelJS } = await import('exceljs');
    const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ filename: path, useStyles: true });
    const sheet = workbook.addWorksheet(SHEET);
    sheet.columns = KEYS.map((key) => ({ header: key, key, width: WIDTH }));
    for await (const row of rows) sheet.addRow(cellsOf(row)).commit();
    sheet.commit();
    await workbook.commit();
  },
  async SheetJS(rows, path) {
    const { default: xlsx } = await import('xlsx');
    const all = [KEYS];
    for await (const row of rows) all.push(cellsOf(row));
    const workbook = xlsx.utils.book_new();
    xlsx.utils.book_append_sheet(workbook, xlsx.utils.aoa_to_sheet(all), SHEET);
    xlsx.writeFile(workbook, path, { compression: true });
  },
  async 'plain CSV'(rows, path) {
    const lines = Readable.from(rows).map((row) => `${cellsOf(row).join(',')}\n`);
    const file = createWriteStream(path);
    lines.pipe(file);
    await finished(file);
  },
};

answerAs({
  /** Milliseconds, the peak of memory in bytes, the longest stall of the event loop in milliseconds. */
  async write({ databaseUrl, writer, count, path }) {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    await writers[writer](rowsOf(client, WARM_UP_ROWS), path);
    const stalls = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    stalls.enable();
    const began = performance.now();
    await writers[writer](rowsOf(client, count), path);
    const ms = performance.now() - began;
    // a stall at the very end is seen by the timer after it
    await new Promise((done) => setTimeout(done, 5));
    stalls.disable();
    await client.end();
    return { ms, peak: process.resourceUsage().maxRSS * 1024, stall: stalls.max / 1e6 };
  },
});
