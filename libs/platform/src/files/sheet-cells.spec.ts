// Names of sheets and texts of cells from anybody make a workbook that opens, and none of them is a formula.
import fc from 'fast-check';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { unzipped } from '../../../../test/setup/unzip';
import { sheetNames, writable } from './sheet-cells';

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom("'", ' ', '[', '/', 'a', '=', '\t', '\r', '\u0001', '\ud800', '🥋'),
    maxLength: 40,
  }),
  fc.constantFrom('History', 'history ', "'", '', '  ', 'Lembar', 'lembar', 'x'.repeat(31), `${'x'.repeat(30)}'y`),
);

/** What no file can hold. */
const UNREADABLE = /[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]|\p{Surrogate}/gu;

it('writes a workbook whatever its sheets are called', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(hostile, { minLength: 1, maxLength: 6 }), async (names) => {
      const own = sheetNames(names);
      const bytes = await writeXlsx({ sheets: own.map((name) => ({ name, rows: [['a']] })) });
      expect((await readXlsx(bytes)).sheets.map(({ name }) => name)).toEqual(own);
    }),
    { examples: [[["Daftar atlet kontingen Sa'id'", "Daftar atlet kontingen Sa'id'", 'A', 'A', 'A 2', 'a 4']]] },
  );
});

it('keeps a name that a sheet can have', () => {
  expect(sheetNames(['Tanding', "Putra & 'Putri' B", 'tanding'])).toEqual([
    'Tanding',
    "Putra & 'Putri' B",
    'tanding 3',
  ]);
});

it('holds texts as texts, whatever they begin with', async () => {
  const starts = fc.constantFrom('=', '+', '-', '@', '\t=', '\r=', ' =', '＝', '<f>', '_x003D_', '');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(starts, hostile), { minLength: 1, maxLength: 8 }), async (parts) => {
      const texts = parts.map(([start, text]) => writable(`${start}${text}`));
      const bytes = Buffer.from(
        await writeXlsx({ sheets: [{ name: 'A', rows: [texts, ...texts.map((one) => [one])] }] }),
      );
      const sheet = unzipped(bytes).get('xl/worksheets/sheet1.xml')?.toString();
      expect(sheet).toBeDefined();
      expect(sheet).not.toMatch(/<f[ >]|t="e"/);
      const [read] = (await readXlsx(bytes)).sheets;
      const plain = parts.map(([start, text]) => `${start}${text}`.replace(UNREADABLE, ''));
      expect(plain.map((_, at) => read?.rows[0]?.[at] ?? '')).toEqual(plain);
    }),
  );
});
