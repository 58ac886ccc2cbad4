// A sheet read back as Excel would read it: every kind of cell, and what no cell may hold.
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { readXlsx } from 'hucre/xlsx';
import { currentWording, inWording } from '@gelanggang/platform/languages/wording';
import type { Cell } from '@gelanggang/platform/files/sheet-cells';
import { type Column, dateCell, xlsxStream } from './xlsx';

interface Row {
  cells: Cell[];
}

const columns = (count: number, format?: string): Column<Row>[] =>
  Array.from({ length: count }, (_, index) => ({
    header: `Kolom ${index + 1}`,
    width: 12,
    ...(format && index === 0 ? { format } : {}),
    cell: (row) => row.cells[index] ?? null,
  }));

async function* rowsOf(...rows: Cell[][]): AsyncGenerator<Row> {
  for (const cells of rows) yield await Promise.resolve({ cells });
}

async function sheetsOf(count: number, rows: AsyncIterable<Row>, format?: string) {
  const file = await buffer(xlsxStream('Anggota & "Tim"', columns(count, format), rows));
  return (await readXlsx(file)).sheets;
}

describe('a sheet', () => {
  it('holds what it was given, as it was given', async () => {
    const texts = [
      '=HYPERLINK("http://x")',
      '+62811',
      `Sa'id & <b>"Putra"</b>`,
      '  dua spasi  ',
      'baris\nkedua\tdan tab',
      'akhir\r\nbaris',
      '_x0041_ bukan A, a_b juga',
      'Ñandú 山田 🥋',
      '',
    ];
    const [sheet] = await sheetsOf(4, rowsOf(...texts.map((text, n) => [text, n - 1.5, null, dateCell('2007-06-15')])));
    expect(sheet?.name).toBe('Anggota & "Tim"');
    expect(sheet?.rows[0]).toEqual(['Kolom 1', 'Kolom 2', 'Kolom 3', 'Kolom 4']);
    expect(sheet?.rows.slice(1).map((row) => row[0] ?? '')).toEqual(texts);
    expect(sheet?.rows.slice(1).map((row) => row[1])).toEqual(texts.map((_, n) => n - 1.5));
    expect(sheet?.rows[1]?.[2] ?? null).toBeNull();
    expect(sheet?.rows[1]?.[3]).toEqual(new Date('2007-06-15T00:00:00Z'));
  });

  it('keeps dates around the day that Excel invented, and hours with a format of their own', async () => {
    const dates = ['1900-01-01', '1900-02-28', '1900-03-01', '1970-01-01', '2026-11-22T13:30:00Z'].map(
      (text) => new Date(text),
    );
    const [sheet] = await sheetsOf(1, rowsOf(...dates.map((date) => [date])), 'dd/mm/yyyy hh:mm');
    expect(sheet?.rows.slice(1).map((row) => row[0])).toEqual(dates);
  });

  it('leaves out what no file can hold', async () => {
    const long = 'a'.repeat(40_000);
    const [sheet] = await sheetsOf(3, rowsOf(['a\u0000b\u001fc\ufffed', long, Number.NaN]));
    expect(sheet?.rows[1]?.slice(0, 2)).toEqual(['abcd', 'a'.repeat(32_767)]);
    expect(sheet?.rows[1]?.[2] ?? null).toBeNull();
  });

  it('has columns beyond Z, and rows beyond what is handed on at once', async () => {
    const row = (n: number) => Array.from({ length: 55 }, (_, index) => `${n}-${index}`);
    const [sheet] = await sheetsOf(55, rowsOf(...Array.from({ length: 400 }, (_, n) => row(n))));
    expect(sheet?.rows).toHaveLength(401);
    expect(sheet?.rows[400]).toEqual(row(399));
  });

  it('has its header without rows', async () => {
    expect((await sheetsOf(1, rowsOf()))[0]?.rows).toEqual([['Kolom 1']]);
  });

  it('words its rows for whoever asked for it, whoever writes the file', async () => {
    const spoken: Column<Row>[] = [{ header: 'Bahasa', width: 12, cell: () => currentWording() }];
    const stream = inWording('en', () => xlsxStream('Satu', spoken, rowsOf([null], [null])));
    const file = await inWording('id', () => buffer(stream));
    expect((await readXlsx(file)).sheets[0]?.rows.slice(1)).toEqual([['en'], ['en']]);
  });

  it('tells the fault of its rows', async () => {
    const failing = (async function* (): AsyncGenerator<Row> {
      for (let n = 0; n < 5000; n++) yield await Promise.resolve({ cells: ['a'.repeat(50)] });
      throw new Error('the database is gone');
    })();
    await expect(buffer(xlsxStream('Satu', columns(1), failing))).rejects.toThrow('the database is gone');
  });

  it('lets go of its rows when nobody wants the file any more', async () => {
    let isReleased = false;
    const endless = (async function* (): AsyncGenerator<Row> {
      try {
        for (let n = 0; ; n++) yield await Promise.resolve({ cells: [`${n} ${Math.random()}`] });
      } finally {
        isReleased = true;
      }
    })();
    const full = new Writable({ write: (_chunk, _encoding, done) => done(new Error('the disk is full')) });
    await expect(pipeline(xlsxStream('Satu', columns(1), endless), full)).rejects.toThrow('the disk is full');
    for (let tries = 0; tries < 100 && !isReleased; tries++) await new Promise((wait) => setTimeout(wait, 20));
    expect(isReleased).toBe(true);
  });
});
