// `npm run import`: what the office reads, and the exit code (issue 2 point 5).
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeAccount, makeTournament } from '@gelanggang/database/testing/factories';
import { testDatabase } from '../../../test/setup/database';
import { testFolder } from '../../../test/setup/made';
import { CommandRefusal } from '../src/commands/run-command';
import { runImport } from '../src/commands/run-import';

const ENTRIES = join(__dirname, '../../../libs/entries');
const CLEAN = join(ENTRIES, 'data/entries-596.csv');
const FAULTY = join(ENTRIES, 'test/data/entries-with-faults.csv');

const database = testDatabase();
const folder = testFolder();
beforeAll(async () => {
  const { manager } = database.dataSource;
  await makeAccount(manager, { role: 'organiser', email: 'kantor@contoh.test' });
  const { id } = await makeTournament(manager, { slug: 'piala', name: 'Piala Uji', startDate: '2026-11-21' });
  await database.dataSource.query(
    `insert into tournament_match_category (tournament_id, match_category_id, registration_fee)
     select $1, id, 200000 from match_category where id <> 1`,
    [id],
  );
});

async function run(...argv: string[]): Promise<{ code: number; report: string }> {
  let report = '';
  const code = await runImport(database.dataSource, argv, (text) => (report += text));
  return { code, report };
}
const members = async () => (await database.dataSource.query('select count(*) as n from team_member'))[0].n as number;

describe('npm run import', () => {
  it('reports every refused row with line, column and reason, takes nothing, and ends with 1', async () => {
    const { code, report } = await run(FAULTY, '--tournament', 'piala');
    expect(code).toBe(1);
    expect(report).toContain('Piala Uji: 120 baris dibaca, 12 ditolak.');
    expect(report).toMatch(/baris +14 +NIK +NIK bukan 16 angka\./);
    expect(report).toMatch(/baris +68 +Tim +Ganda G009 dari Pariaman: baru 1 dari 2 orang\./);
    expect(report).toContain('Tidak ada yang disimpan.');
    expect(await members()).toBe(0);
  });

  it('only reports with --dry-run', async () => {
    const { code, report } = await run(CLEAN, '--tournament', 'piala', '--dry-run');
    expect({ code, report }).toEqual({ code: 0, report: expect.stringContaining('Hanya laporan') });
    expect(await members()).toBe(0);
  });

  it('takes the others in with --skip-refused, and ends with 0', async () => {
    const { code, report } = await run(FAULTY, '--tournament', 'piala', '--skip-refused');
    expect({ code, report }).toEqual({ code: 0, report: expect.stringContaining('Atlet: 108 baru') });
  });

  it('makes paid billings only with --with-payments', async () => {
    await run(CLEAN, '--tournament', 'piala');
    const paid = () => database.dataSource.query(`select count(*) as n from billing where status = 'paid'`);
    expect(await paid()).toEqual([{ n: 0 }]);
    const { report } = await run(CLEAN, '--tournament', 'piala', '--with-payments');
    expect(report).toContain('596 tetap');
    expect(report).toMatch(/Tagihan lunas: \d+ untuk 518 atlet\./);
    expect(await paid()).not.toEqual([{ n: 0 }]);
  });

  it('reads a list of an office by the same rules: blocks, several sheets, and what it lacks given once', async () => {
    const blocks = join(ENTRIES, 'test/data/office-blocks.xlsx');
    const lacking = await run(blocks, '--tournament', 'piala', '--dry-run');
    expect(lacking.report).toContain('Dilewati, jumlah: baris TANDING 19');
    expect(lacking.report).toMatch(/60 baris dibaca, \d+ ditolak/);
    const given = ['--pic', 'Bu Rini', '--phone', '081234567890', '--email', 'rini@contoh.test'];
    const { report } = await run(blocks, '--tournament', 'piala', '--dry-run', ...given);
    expect(report).toContain('60 baris dibaca, 12 ditolak');
    expect(report).toMatch(/SENI baris +3 +NIK +NIK kosong\./);
  });

  it('asks for the contingent that a list does not name, with what its file is called, and takes it from the command', async () => {
    const file = join(folder, 'Daftar Atlet PSHT Madiun (2).csv');
    await writeFile(file, 'No,Nama,L/P,Tgl Lahir,NIK,BB,Kategori\n1,Budi,L,12-03-2010,3404011203100001,45,Tanding\n');
    const { report } = await run(file, '--tournament', 'piala', '--dry-run');
    expect(report).toContain(
      'Daftar ini tidak menyebut kontingen. Bila nama berkasnya benar, tambahkan --contingent "PSHT Madiun".',
    );
    const named = await run(file, '--tournament', 'piala', '--dry-run', '--contingent', 'PSHT Madiun');
    expect(named.report).not.toMatch(/Kontingen kosong|tidak menyebut kontingen/);
    await copyFile(file, join(folder, 'kejurkab.csv'));
    const other = await run(join(folder, 'kejurkab.csv'), '--tournament', 'piala', '--dry-run');
    expect(other.report).toContain('Daftar ini tidak menyebut kontingen: tambahkan --contingent NAMA.');
  });

  it.each([
    ['a file that is not there', ['nowhere.csv', '--tournament', 'piala'], 'nowhere.csv tidak dapat dibaca'],
    ['a tournament that is not there', [CLEAN, '--tournament', 'lain'], "Turnamen 'lain' tidak ada. Yang ada: piala."],
    ['an option that it does not know', [CLEAN, '--tournament', 'piala', '--all'], 'Pemakaian:'],
    ['no file', ['--tournament', 'piala'], 'Pemakaian:'],
    [
      'an account that is not there',
      [CLEAN, '--tournament', 'piala', '--account', 'x@y.test'],
      'Akun x@y.test tidak ada',
    ],
    [
      'a file that is no list',
      [join(__dirname, '../../../.swcrc'), '--tournament', 'piala'],
      'Tidak ada kolom nama atlet',
    ],
  ])('says in one sentence what is wrong with %s', async (_, argv, text) => {
    const failure = await run(...argv).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CommandRefusal);
    expect((failure as CommandRefusal).message).toContain(text);
  });
});
