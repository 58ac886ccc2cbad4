// A backup of a system that goes on running, and what comes of it: the same rows and files, or nothing changed at all.
import { createHash } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { DataSource } from 'typeorm';
import { LIVE_NAMESPACE } from '@gelanggang/contract/events';
import { dataSourceOptions } from '@gelanggang/database/data-source';
import { migrations } from '@gelanggang/database/migrations';
import { makeAccount, makeTournament } from '@gelanggang/database/testing/factories';
import { loadEnv } from '@gelanggang/platform/env/env';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { FolderContents } from '@gelanggang/platform/files/folder-contents';
import { startApi } from '../../../test/setup/api';
import { runCommandProcess } from '../../../test/setup/command-process';
import { cloneDatabase, emptyDatabase, type TestDatabase } from '../../../test/setup/database';
import { demoDatabase } from '../../../test/setup/demo';
import type { Manifest } from '../src/commands/backup/backup-folder';
import { checkBackup, restoreBackup } from '../src/commands/backup/restore-backup';
import { writeBackup } from '../src/commands/backup/write-backup';
import { CommandRefusal } from '../src/commands/run-command';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../src/demo/demo-accounts';

let folder: string;
let made: TestDatabase;
const databases: TestDatabase[] = [];

const place = (name: string): string => join(folder, name);
const filesOf = (name: string): FolderContents => new FolderContents(place(name));
const storeOf = ({ dataSource, url }: TestDatabase, name: string): FileStore =>
  new FileStore(dataSource, loadEnv({ DATABASE_URL: url, FILES_DIR: place(name) }));

function backup(database: TestDatabase, files: string, to: string) {
  const contents = filesOf(files);
  return writeBackup(
    { databaseUrl: database.url, readContent: (key) => contents.read(key), version: '0.1.0' },
    place(to),
  );
}

function restore(database: TestDatabase, files: string, from: string, replaces = false): Promise<Manifest> {
  const contents = filesOf(files);
  return restoreBackup(
    {
      dataSource: database.dataSource,
      databaseUrl: database.url,
      writeContent: (key, content) => contents.write(key, content),
      emptyQueue: () => Promise.resolve(),
    },
    place(from),
    replaces,
  );
}

async function another(make: () => Promise<TestDatabase>): Promise<TestDatabase> {
  const database = await make();
  databases.push(database);
  return database;
}

/** Per table a checksum over all rows; what a restore begins anew is left out. */
async function rowsOf({ dataSource }: TestDatabase): Promise<Record<string, string>> {
  const tables = await dataSource.query<{ name: string }[]>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !['epoch', 'migrations', 'stream'].includes(table.name))) {
    const [row] = await dataSource.query<{ sum: string }[]>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '') as sum from "${name}" t`,
    );
    sums[name] = row?.sum ?? '';
  }
  return sums;
}

/** Everything that keeps the rows right: columns, constraints, indexes, triggers. */
function rulesOf({ dataSource }: TestDatabase): Promise<unknown[]> {
  return dataSource.query(
    `select conrelid::regclass::text as of, conname::text as name, pg_get_constraintdef(oid) as rule from pg_constraint
     where connamespace = 'public'::regnamespace
     union all select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
     union all select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
     order by 1, 2, 3`,
  );
}

const epochOf = async ({ dataSource }: TestDatabase): Promise<string> =>
  (await dataSource.query<{ value: string }[]>('select value from epoch'))[0]!.value;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gelanggang-backup-'));
  made = await another(() => demoDatabase(place('files')));
});
afterAll(async () => {
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true });
});

describe('A backup', () => {
  it('whose connection the server ends between two statements ends no process', async () => {
    const of = `from pg_stat_activity where application_name = 'gelanggang-backup' and datname = current_database()`;
    const endConnection = async () => {
      await made.dataSource.query(`select pg_terminate_backend(pid) ${of}`);
      while ((await made.dataSource.query<unknown[]>(`select 1 ${of}`)).length > 0);
      // what nobody listens to is thrown where nobody catches it
      await new Promise((done) => setTimeout(done, 50));
    };
    const contents = filesOf('files');
    let isEnded = false;
    const { missing } = await writeBackup(
      {
        databaseUrl: made.url,
        readContent: async (key) => {
          if (!isEnded) await endConnection();
          isEnded = true;
          return contents.read(key);
        },
        version: '0.1.0',
      },
      place('ended'),
    );
    // all rows had been read before
    expect([isEnded, missing]).toEqual([true, []]);
  });

  it('comes back with the same rows, files, rules and numbers, under a new epoch', async () => {
    const { manifest, missing } = await backup(made, 'files', 'whole');
    expect(missing).toEqual([]);
    expect(manifest.files).toBeGreaterThan(5);
    const target = await another(emptyDatabase);
    await restore(target, 'restored', 'whole');

    expect(await rowsOf(target)).toEqual(await rowsOf(made));
    expect(await rulesOf(target)).toEqual(await rulesOf(made));
    expect(await epochOf(target)).not.toBe(await epochOf(made));
    const [file] = await target.dataSource.query<{ id: string; sha256: string }[]>(
      'select id, sha256 from file limit 1',
    );
    const before = await storeOf(made, 'files').open(file!.id);
    const after = await storeOf(target, 'restored').open(file!.id);
    expect(await after!.stream.toArray()).toEqual(await before!.stream.toArray());
    const [{ last }] = await made.dataSource.query<[{ last: number }]>('select max(id) as last from tournament');
    expect((await makeTournament(target.dataSource.manager)).id).toBe(last + 1);
  });

  it('serves: people sign in with their passwords, and a page from before is told to fetch anew', async () => {
    const target = await another(emptyDatabase);
    await restore(target, 'served', 'whole');
    const api = await startApi({ env: { DATABASE_URL: target.url, FILES_DIR: place('served') } });
    const phone = io(`${api.url}${LIVE_NAMESPACE}`, { transports: ['websocket'], forceNew: true });
    try {
      const account = { email: DEMO_ACCOUNTS.organiser.email, password: DEMO_PASSWORD };
      await api.request.post('/api/login').send(account).expect(200);
      await api.request.get('/api/live/piala-gelanggang/tanding').expect(200);

      const [running] = await made.dataSource.query<{ name: string; seq: number }[]>(
        `select s.name, s.seq from stream s join tournament t on s.name = 'tournament:' || t.id
         where t.slug = 'piala-gelanggang'`,
      );
      // an open page of before, which has heard of more than the backup knows
      const subscribing = { topic: running!.name, since: running!.seq + 40 };
      const answer = (await phone.timeout(20_000).emitWithAck('subscribe', subscribing)) as object;
      expect(answer).toEqual({ ok: true, seq: running!.seq + 1_000_000, snapshot: true });
    } finally {
      phone.disconnect();
      await api.close();
    }
  });

  it('taken while others write is of one moment: every event with its number, every file row with its content', async () => {
    const busy = await another(cloneDatabase);
    const tournament = await makeTournament(busy.dataSource.manager);
    const account = await makeAccount(busy.dataSource.manager);
    const store = storeOf(busy, 'busy');
    let isOver = false;
    let written = 0;
    const write = async (): Promise<void> => {
      while (!isOver) {
        await writeWithEvents(busy.dataSource, (_, emit) => {
          emit(`tournament:${tournament.id}`, 'schedule.removed', { schedule_id: written });
          return Promise.resolve();
        });
        const { id } = await store.put({
          ...{
            name: 'a.txt',
            contentType: 'text/plain',
            source: Buffer.from(`content ${written}`),
            accountId: account.id,
          },
        });
        // some go again while the backup reads
        if (written++ % 3 === 0) await store.remove(id);
      }
    };
    const writing = Promise.all([write(), write()]);
    while (written < 10) await new Promise((done) => setTimeout(done, 5));
    const { missing } = await backup(busy, 'busy', 'busy-backup');
    isOver = true;
    await writing;
    expect(missing).toEqual([]);

    const target = await another(emptyDatabase);
    const manifest = await restore(target, 'busy-restored', 'busy-backup');
    const [stream] = await target.dataSource.query<[{ seq: number; last: number; count: number }]>(
      `select s.seq - 1000000 as seq, max(e.seq) as last, count(*) as count from stream s join event e on e.stream = s.name
       where s.name = $1 group by s.seq`,
      [`tournament:${tournament.id}`],
    );
    expect(stream.last).toBe(stream.seq);
    expect(stream.count).toBe(stream.seq);
    const [{ rows }] = await target.dataSource.query<[{ rows: number }]>('select count(*) as rows from file');
    expect(rows - manifest.files).toBeLessThanOrEqual(2);
  });

  it('says which contents were lost before, and keeps all others', async () => {
    const holey = await another(cloneDatabase);
    const store = storeOf(holey, 'holey');
    const file = (text: string) => store.put({ name: 'a.txt', contentType: 'text/plain', source: Buffer.from(text) });
    const [lost] = [await file('lost'), await file('kept')];
    const key = `${lost.id.slice(0, 2)}/${lost.id}`;
    await filesOf('holey').remove(key);
    const { manifest, missing } = await backup(holey, 'holey', 'holey-backup');
    expect(missing).toEqual([key]);
    expect(manifest.files).toBe(1);
  });

  it('is refused where a name is taken, and leaves no folder when a content is not what its row says', async () => {
    await expect(backup(made, 'files', 'whole')).rejects.toThrow('sudah ada');
    const damaged = await another(cloneDatabase);
    const { id } = await storeOf(damaged, 'damaged').put({
      ...{ name: 'a.txt', contentType: 'text/plain', source: Buffer.from('whole') },
    });
    await writeFile(join(place('damaged'), id.slice(0, 2), id), 'other');
    await expect(backup(damaged, 'damaged', 'damaged-backup')).rejects.toThrow('rusak');
    expect(await readdir(folder)).not.toContain('damaged-backup');
  });
});

describe('A restore', () => {
  /** A backup of its own to damage. */
  async function copyOf(name: string): Promise<string> {
    await backup(made, 'files', name);
    return place(name);
  }

  it('refuses a backup of which a single byte differs, before it changes anything', async () => {
    const path = await copyOf('bad-table');
    await appendFile(join(path, 'tables/match.copy.gz'), 'x');
    await expect(checkBackup(path)).rejects.toThrow('tables/match.copy.gz');
    const other = await copyOf('bad-file');
    const [shard] = await readdir(join(other, 'files'));
    const [name] = await readdir(join(other, 'files', shard!));
    const content = await readFile(join(other, 'files', shard!, name!));
    content[0]! ^= 1;
    await writeFile(join(other, 'files', shard!, name!), content);
    const target = await another(cloneDatabase);
    const before = await rowsOf(target);
    await expect(restore(target, 'untouched', 'bad-file')).rejects.toThrow('jumlah periksanya');
    expect(await rowsOf(target)).toEqual(before);
    await expect(stat(place('untouched'))).rejects.toThrow('ENOENT');
  });

  /** Somebody edits the list of contents, and the sum of the list with it. */
  async function withList(name: string, edit: (lines: string[]) => string[]): Promise<string> {
    const path = await copyOf(name);
    const lines = (await readFile(join(path, 'files.jsonl'), 'utf8')).trim().split('\n');
    const text = `${edit(lines).join('\n')}\n`;
    await writeFile(join(path, 'files.jsonl'), text);
    const manifest = JSON.parse(await readFile(join(path, 'manifest.json'), 'utf8')) as Manifest;
    manifest.list.size = Buffer.byteLength(text);
    manifest.list.sha256 = createHash('sha256').update(text).digest('hex');
    await writeFile(join(path, 'manifest.json'), JSON.stringify(manifest));
    return path;
  }

  it.each([
    ['no JSON', '{"key":'],
    ['nothing', 'null'],
    ['a path that climbs', '{"key":"../../../etc/passwd","size":1,"sha256":"00"}'],
    ['several paths', '{"key":["aa/b"],"size":1,"sha256":"00"}'],
  ])('refuses a list of contents in which a line is %s, whatever its sum says', async (_, line) => {
    const path = await withList(`list-${line.length}`, (lines) => [line, ...lines]);
    await expect(checkBackup(path)).rejects.toThrow(CommandRefusal);
    await expect(checkBackup(path)).rejects.toThrow('files.jsonl');
  });

  it.each<[string, (tables: Manifest['tables']) => Manifest['tables']]>([
    ['named less', (tables: Manifest['tables']) => tables.filter(({ name }) => name !== 'team_member')],
    ['named twice', (tables: Manifest['tables']) => [...tables, ...tables.filter(({ name }) => name === 'account')]],
    ['of none', () => []],
  ])('puts nothing back of a backup whose manifest has a table %s', async (what, edit) => {
    const path = await copyOf(`tables-${what.replace(' ', '-')}`);
    const manifest = JSON.parse(await readFile(join(path, 'manifest.json'), 'utf8')) as Manifest;
    await writeFile(join(path, 'manifest.json'), JSON.stringify({ ...manifest, tables: edit(manifest.tables) }));
    const target = await another(cloneDatabase);
    await makeAccount(target.dataSource.manager);
    const before = await rowsOf(target);
    await expect(restore(target, `not-${what}`, `tables-${what.replace(' ', '-')}`, true)).rejects.toThrow(
      CommandRefusal,
    );
    expect(await rowsOf(target)).toEqual(before);
  });

  it('refuses a backup that was cut off', async () => {
    const path = await copyOf('cut-off');
    await rm(join(path, 'manifest.json'));
    await expect(checkBackup(path)).rejects.toThrow('bukan folder cadangan yang utuh');
  });

  it('refuses a database that is in use, unless it is to be replaced', async () => {
    const target = await another(cloneDatabase);
    await makeAccount(target.dataSource.manager);
    const before = await rowsOf(target);
    await expect(restore(target, 'replaced', 'whole')).rejects.toThrow('tidak kosong');
    expect(await rowsOf(target)).toEqual(before);
    await restore(target, 'replaced', 'whole', true);
    expect(await rowsOf(target)).toEqual(await rowsOf(made));
  });

  it('that fails in the middle leaves what was there', async () => {
    const path = await copyOf('false-count');
    const manifest = JSON.parse(await readFile(join(path, 'manifest.json'), 'utf8')) as Manifest;
    manifest.tables.at(-1)!.rows += 1;
    await writeFile(join(path, 'manifest.json'), JSON.stringify(manifest));
    const target = await another(cloneDatabase);
    await makeAccount(target.dataSource.manager);
    const before = await rowsOf(target);
    await expect(restore(target, 'failed', 'false-count', true)).rejects.toThrow('baris');
    expect(await rowsOf(target)).toEqual(before);
    expect(await rulesOf(target)).toEqual(await rulesOf(made));
  });

  it('refuses while an API or a worker is connected', async () => {
    const api = await startApi();
    try {
      const target = await new DataSource(
        dataSourceOptions(api.databaseUrl, { applicationName: 'gelanggang-command' }),
      ).initialize();
      const running = { dataSource: target, url: api.databaseUrl } as TestDatabase;
      await expect(restore(running, 'running', 'whole', true)).rejects.toThrow('hentikan API');
      await target.destroy();
    } finally {
      await api.close();
    }
  });

  it('takes a backup of an older schema and brings it up to this one', async () => {
    const old = await another(emptyDatabase);
    const then = await new DataSource(dataSourceOptions(old.url, { migrations: migrations.slice(0, 1) })).initialize();
    await then.runMigrations();
    await then.query(`insert into account (name, email, password_hash) values ('Lama', 'lama@x.test', 'x')`);
    await then.destroy();
    await backup(old, 'old', 'old-backup');
    const target = await another(emptyDatabase);
    await restore(target, 'old-restored', 'old-backup');
    expect(await rulesOf(target)).toEqual(await rulesOf(made));
    expect(await target.dataSource.query('select email from account')).toEqual([{ email: 'lama@x.test' }]);
  });

  it('refuses a backup of a newer schema', async () => {
    const path = await copyOf('newer');
    const manifest = JSON.parse(await readFile(join(path, 'manifest.json'), 'utf8')) as Manifest;
    manifest.migrations.push('Tomorrow2999999999999');
    await writeFile(join(path, 'manifest.json'), JSON.stringify(manifest));
    await expect(checkBackup(path)).rejects.toThrow('Tomorrow2999999999999');
  });
});

describe('The commands', () => {
  function command(name: string, args: string[], database: TestDatabase, files: string) {
    return runCommandProcess(name, args, { DATABASE_URL: database.url, DATA_DIR: folder, FILES_DIR: place(files) });
  }

  it('try, keep, check and put back, and say in a sentence why they do not', async () => {
    const target = await another(emptyDatabase);
    const path = place('by-command');
    const tried = await command('backup', [path, '--dry-run'], made, 'files');
    expect(tried).toEqual({ code: 0, text: expect.stringContaining('belum ada yang disimpan') as string });
    await expect(stat(path)).rejects.toThrow('ENOENT');
    const kept = await command('backup', [path], made, 'files');
    expect(kept).toEqual({ code: 0, text: expect.stringContaining(`utuh: ${path}`) as string });
    expect((await stat(path)).mode & 0o077).toBe(0);

    const checked = await command('restore', [path, '--dry-run'], target, 'by-command-files');
    expect(checked).toEqual({ code: 0, text: expect.stringContaining('utuh') as string });
    // this test's own connection is one of another program
    await target.dataSource.destroy();
    const restored = await command('restore', [path], target, 'by-command-files');
    expect(restored).toEqual({ code: 0, text: expect.stringContaining('Dipulihkan') as string });
    await target.dataSource.initialize();
    expect(await rowsOf(target)).toEqual(await rowsOf(made));
    await target.dataSource.destroy();
    const again = await command('restore', [path], target, 'by-command-files');
    expect(again).toEqual({ code: 2, text: expect.stringContaining('--replace') as string });
    expect(again.text).not.toContain(' at ');
    expect((await command('restore', [], target, 'by-command-files')).text).toContain('Pemakaian');
  });
});
