// What goes while its list is taken in: the tournament ends the import with a sentence, a contingent comes in anew.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeAccount, makeSetWithoutNomor, makeTournament } from '@gelanggang/database/testing/factories';
import { importEntries, type ImportRequest } from '@gelanggang/entries/import/entry-import';
import { loadVocabulary } from '@gelanggang/entries/import/entry-reference.queries';
import { readEntryList } from '@gelanggang/entries/import/read-entry-list';
import { testDatabase } from '../../../test/setup/database';

const database = testDatabase();
const START = '2026-11-21';
const LIST = readFileSync(join(__dirname, '../data/entries-596.csv'));

async function begin() {
  const { dataSource } = database;
  const accountId = (await makeAccount(dataSource.manager, { role: 'organiser' })).id;
  const ruleSet = await makeSetWithoutNomor(dataSource.manager);
  const { id: tournamentId } = await makeTournament(dataSource.manager, { startDate: START, ruleSet });
  await dataSource.query(
    `insert into tournament_match_category (tournament_id, match_category_id, registration_fee)
     select $1, id, 200000 from match_category where id <> 1`,
    [tournamentId],
  );
  const list = await readEntryList(LIST, await loadVocabulary(dataSource.manager));
  if (!list.ok) throw new Error(list.message.text);
  const of = { tournamentId, tournamentName: 'Kejuaraan', startDate: START, accountId, rows: list.rows };
  const run = (options: Partial<ImportRequest> = {}) => importEntries(dataSource, { ...of, ...options });
  const entered = async () => {
    const [row] = await dataSource.query<[{ n: number }]>(
      'select count(*)::int as n from tournament_entry where tournament_id = $1',
      [tournamentId],
    );
    return row.n;
  };
  return { dataSource, tournamentId, accountId, run, entered };
}

it('a tournament that is deleted between two batches takes no more, and the import says so', async () => {
  const { dataSource, tournamentId, run, entered } = await begin();
  const counts: number[] = [];
  const onProgress = async () => {
    counts.push(await entered());
    await dataSource.query('update tournament set deleted_at = now() where id = $1', [tournamentId]);
  };
  await expect(run({ onProgress })).rejects.toThrow('Kejuaraan ini dihapus');
  expect(counts).toEqual([await entered()]);
});

it('a contingent that is deleted at the same moment is taken in anew, with all of its athletes', async () => {
  const { dataSource, tournamentId, accountId, run, entered } = await begin();
  await run();
  const all = await entered();
  const [gone] = await dataSource.query<[{ id: number }]>(
    'select contingent_id as id from contingent_registration where tournament_id = $1 order by id limit 1',
    [tournamentId],
  );
  const other = dataSource.createQueryRunner();
  await other.startTransaction();
  await other.query('delete from contingent where id = $1', [gone.id]);
  const importing = run();
  // until the import waits for what is being deleted
  for (let waiting = 0; waiting === 0;) {
    const [row] = await dataSource.query<[{ n: number }]>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    waiting = row.n;
  }
  await other.commitTransaction();
  await other.release();
  expect((await importing).taken).toMatchObject({ contingentsAdded: 1 });
  expect(await entered()).toBe(all);
  const [{ n }] = await dataSource.query<[{ n: number }]>(
    'select count(*)::int as n from contingent where account_id = $1 and id = $2',
    [accountId, gone.id],
  );
  expect(n).toBe(0);
});
