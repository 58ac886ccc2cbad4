// A handover file that was made to harm is refused before it fills the memory.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FORMAT, type HandoverBounds, readHandover, UnfoldsTooFar, writeHandover } from './handover-file';

const folder = mkdtempSync(join(tmpdir(), 'gelanggang-handover-file-'));
const path = join(folder, 'turnamen.gelanggang');
afterAll(() => rmSync(folder, { recursive: true }));

const BOUNDS: HandoverBounds = { bytes: 4_000_000, line: 300_000, tables: 400_000, contents: 3, ratio: 200 };
const header = {
  ...{ format: FORMAT, id: '6f0f5f0e-3f66-4f0e-9a63-0d8f3f1e0a11', follows: null, at: '2026-11-28T00:00:00Z' },
  ...{ migrations: [], tournament: { id: 1, slug: 'piala', name: 'Piala' }, block: null, streams: {}, accounts: [] },
  sums: {},
};
/** Digits that no packing makes much smaller. */
const rows = (length: number) => `["${randomBytes(Math.floor(length / 2)).toString('hex')}"]`;
const table = (name: string, length: number) => `{"table":"${name}","rows":${rows(length)}}\n`;
const read = (bounds = BOUNDS) => readHandover(path, undefined, bounds);
const written = (...lines: string[]) =>
  writeFileSync(path, gzipSync([`${JSON.stringify(header)}\n`, ...lines].join('')));

it('one that keeps the bounds is read', async () => {
  await writeHandover(path, header, new Map([['match', rows(200_000)]]), []);
  expect((await read()).tables.get('match')).toHaveLength(200_004);
});

it.each([
  ['a line without end', () => written(table('match', 310_000))],
  [
    'tables that are more together than may be held',
    () => written(...['a', 'b', 'c'].map((name) => table(name, 150_000))),
  ],
  [
    'more than a file may be',
    () => written(...Array.from({ length: 20 }, () => `{"end":${rows(250_000).slice(1, -1)}}\n`)),
  ],
  [
    'more files than there can be',
    () =>
      written(
        ...Array.from({ length: 4 }, (_, at) => {
          const sha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
          return `${JSON.stringify({ content: { key: `0${at}/inhalt`, size: 0, sha256 }, data: '' })}\n`;
        }),
      ),
  ],
  ['repetition', () => written(`{"end":"${'0'.repeat(250_000)}"}\n`.repeat(100))],
])('%s is refused', async (what, write) => {
  write();
  await expect(read(what === 'repetition' ? { ...BOUNDS, bytes: 1e9 } : BOUNDS)).rejects.toBeInstanceOf(UnfoldsTooFar);
});

it('a table that comes twice is refused', async () => {
  written(table('match', 10), table('match', 10));
  await expect(read()).rejects.toThrow('Berkas penyerahan rusak: match.');
});

it.each([
  ['no packed file', () => writeFileSync(path, 'PNG')],
  ['a packed file that is cut', () => writeFileSync(path, gzipSync(randomBytes(1000)).subarray(0, 500))],
  ['a packed text', () => writeFileSync(path, gzipSync('Rundown hari pertama\n'))],
  ['JSON without a header', () => writeFileSync(path, gzipSync('null\n5\n'))],
  ['a header that is a number', () => writeFileSync(path, gzipSync('5\n'))],
  ['a line of neither table nor content', () => written('{"x":1}\n')],
])('%s is refused in words for people', async (_what, write) => {
  write();
  await expect(read()).rejects.toThrow(
    `${path} tidak dapat dibaca: berkasnya rusak atau bukan berkas penyerahan. Salin sekali lagi dari asalnya.`,
  );
});
