// Lists as offices send them, on a real database (issue 24): what is read, what is asked, what is taken in.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { makeAccount, makeContingent, makeTournament } from '@gelanggang/database/testing/factories';
import { fillIn as fillInWith, type ListAnswers } from '@gelanggang/domain/entry-list/list-answers';
import type { Vocabulary } from '@gelanggang/domain/entry-list/entry-words';
import type { ListRow } from '@gelanggang/domain/entry-list/list-rows';
import { importEntries, type ImportRequest } from '@gelanggang/entries/import/entry-import';
import { loadVocabulary } from '@gelanggang/entries/import/entry-reference.queries';
import { readEntryList } from '@gelanggang/entries/import/read-entry-list';
import { testDatabase } from '../../../test/setup/database';

const START = '2026-11-21';
const database = testDatabase();
let dataSource: DataSource;
let accountId: number;
let tournamentId: number;
let vocabulary: Vocabulary;

beforeAll(async () => {
  dataSource = database.dataSource;
  vocabulary = await loadVocabulary(dataSource.manager);
});
beforeEach(async () => {
  // of its own: contingents of an account are known in all tournaments
  accountId = (await makeAccount(dataSource.manager, { role: 'organiser' })).id;
  ({ id: tournamentId } = await makeTournament(dataSource.manager, { startDate: START }));
  await dataSource.query(
    `insert into tournament_match_category (tournament_id, match_category_id, registration_fee)
     select $1, id, 200000 from match_category where id <> 1`,
    [tournamentId],
  );
});

async function read(file: string) {
  const bytes = readFileSync(join(__dirname, 'data', file));
  const list = await readEntryList(bytes, vocabulary);
  if (!list.ok) throw new Error(list.message.text);
  return list;
}

const run = (rows: readonly ListRow[], options: Partial<ImportRequest> = {}) =>
  importEntries(dataSource, {
    tournamentId,
    tournamentName: 'Kejuaraan',
    startDate: START,
    accountId,
    rows,
    ...options,
  });

const fillIn = (rows: readonly ListRow[], answers: ListAnswers) => fillInWith(rows, answers, vocabulary);

const PERSON = { picName: 'Bu Rini', picPhone: '081234567890', picEmail: 'rini@contoh.test' };

describe('The list in blocks', () => {
  it('is read from its sheets: 48 in four contingents, twelve of seni in six units, the recap left alone', async () => {
    const { sheets, rows, leftOut } = await read('office-blocks.xlsx');
    expect(sheets.map(({ name, athletes, isChosen, plan }) => [name, athletes, isChosen, plan.headerLines])).toEqual([
      ['TANDING', 48, true, [4, 5]],
      ['SENI', 12, true, [2]],
      ['Rekap', 0, false, []],
    ]);
    const tanding = rows.filter(({ sheet }) => sheet === 'TANDING');
    expect(new Set(tanding.map(({ cells }) => cells.contingent)).size).toBe(4);
    const seni = rows.filter(({ sheet }) => sheet === 'SENI');
    expect(new Set(seni.map(({ line }) => line)).size).toBe(6);
    expect(leftOut.filter(({ kind }) => kind === 'total')).toHaveLength(4);
    expect(leftOut.filter(({ kind }) => kind === 'signature')).toHaveLength(3);
    expect(leftOut.filter(({ kind }) => kind === 'unclear')).toEqual([]);
  });

  it('is taken in whole in tanding once the person in charge is given, and asks seni for what it lacks', async () => {
    const { rows } = await read('office-blocks.xlsx');
    const given = fillIn(rows, { constants: PERSON });
    const { entries, verdicts } = await run(given, { isDryRun: true });
    expect(entries.filter(({ sheet }) => sheet === 'TANDING')).toHaveLength(48);
    const ofSeni = verdicts.filter(({ sheet, line, member }) => sheet === 'SENI' && line === 4 && member === 2);
    expect(ofSeni.map(({ text }) => text)).toEqual(['Tanggal lahir kosong.', 'NIK kosong.']);
    const { taken } = await run(given, { skipsRefused: true });
    expect(taken).toMatchObject({ contingentsAdded: 4, membersAdded: 48 });
    // once they stand, nothing more is asked of the contingents
    const again = await run(rows, { isDryRun: true });
    expect(again.entries.filter(({ sheet }) => sheet === 'TANDING')).toHaveLength(48);
  });

  it('makes a unit of each row of pairs and teams', async () => {
    const { rows } = await read('office-blocks.xlsx');
    const seni = fillIn(rows, { constants: PERSON })
      .filter(({ sheet }) => sheet === 'SENI')
      .map((row, at) => ({
        ...row,
        cells: { ...row.cells, birthDate: '5 Mei 2010', weight: '50', nik: `330201050510${1000 + at}` },
      }));
    const { verdicts, taken } = await run(seni);
    expect([verdicts, taken?.membersAdded]).toEqual([[], 12]);
    const units = await dataSource.query<{ members: number }[]>(
      `select count(*) as members from team_member m join contingent_registration r using (contingent_id)
       where r.tournament_id = $1 and team_label is not null group by m.contingent_id, match_category_id, team_label`,
      [tournamentId],
    );
    expect(units.map(({ members }) => Number(members)).sort()).toEqual([2, 2, 3, 3]);
  });
});

describe('The flat list', () => {
  const answers: ListAnswers = {
    constants: { ...PERSON, picPhone: '', category: 'Tanding', province: 'Jawa Tengah' },
    words: { district: { tegal: 'Kabupaten Tegal' } },
  };

  it('asks once which Tegal, and for what it lacks in all rows', async () => {
    const { rows } = await read('office-flat.xlsx');
    expect(rows).toHaveLength(61);
    const { verdicts } = await run(rows, { isDryRun: true });
    const [tegal] = verdicts.filter(({ code }) => code === 'place-of-two');
    expect(tegal).toMatchObject({ line: 2, options: ['Kabupaten Tegal', 'Kota Tegal'] });
    expect(verdicts.filter(({ code, column }) => code === 'empty' && column === 'Kategori')).toHaveLength(60);
  });

  it('has 55 rows that need no mending, tells both faults of a row, and counts one of two equal rows', async () => {
    const { rows } = await read('office-flat.xlsx');
    const { entries, verdicts } = await run(fillIn(rows, answers), { isDryRun: true });
    expect(verdicts.map(({ line, column, severity, text }) => [line, column, severity, text])).toEqual([
      [9, 'Tanggal Lahir', 'refused', "Tidak ada tanggal '30/02/2010'."],
      [15, 'NIK', 'refused', expect.stringContaining('rusak oleh spreadsheet')],
      [23, 'Berat (kg)', 'refused', 'Berat kosong.'],
      [24, 'NIK', 'refused', 'NIK kosong.'],
      [24, 'Jenis Kelamin', 'refused', expect.stringContaining("'x'")],
      [32, 'Kelas', 'refused', 'Berat 99 kg tidak masuk kelas B; kelasnya Open 1.'],
      [43, 'Nama Atlet', 'copy', 'Sama persis dengan baris 42; yang dihitung satu.'],
    ]);
    expect(entries).toHaveLength(55);
    expect(new Set(entries.map(({ contingent }) => contingent))).toEqual(new Set(['Tegal', 'Brebes', 'Pemalang']));
  });

  it('offers a contingent of a similar name from the same place instead of a new one', async () => {
    const [place] = await dataSource.query<[{ id: number; province_id: number }]>(
      `select id, province_id from district where name = 'Kabupaten Brebes'`,
    );
    const standing = await makeContingent(dataSource.manager, {
      ...{ accountId, name: 'IPSI Kab. Brebes', provinceId: place.province_id, districtId: place.id },
    });
    expect(standing.id).toBeGreaterThan(0);
    const { rows } = await read('office-flat.xlsx');
    const { verdicts } = await run(fillIn(rows, answers), { isDryRun: true });
    const similar = verdicts.filter(({ code }) => code === 'similar-contingent');
    expect(similar[0]).toMatchObject({ severity: 'note', options: ['IPSI Kab. Brebes'] });
    const chosen = fillIn(rows, {
      ...answers,
      words: { ...answers.words, contingent: { brebes: 'IPSI Kab. Brebes' } },
    });
    const { taken } = await run(chosen, { skipsRefused: true });
    expect(taken).toMatchObject({ contingentsAdded: 2 });
  });
});

it('a list that is not the one that was shown is not taken in', async () => {
  const { rows } = await read('office-flat.xlsx');
  const given = fillIn(rows, {
    constants: { ...PERSON, category: 'Tanding' },
    words: { district: { tegal: 'Kota Tegal' } },
  });
  const { fingerprint } = await run(given, { isDryRun: true });
  const [first, ...others] = given;
  const changed = [{ ...first!, cells: { ...first!.cells, weight: '49,7' } }, ...others];
  expect(await run(changed, { fingerprint, skipsRefused: true })).toMatchObject({ taken: null });
  expect((await run(given, { fingerprint, skipsRefused: true })).taken).toMatchObject({ membersAdded: 55 });
});
