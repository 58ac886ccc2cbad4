// What upkeep removes and what it leaves, by the rules of docs/operate.md.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { createSession } from '@gelanggang/database/queries/session.queries';
import { makeAccount, makeTournament } from '@gelanggang/database/testing/factories';
import { loadEnv } from '@gelanggang/platform/env/env';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import { PgListener } from '@gelanggang/platform/events/pg-listener';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { Upkeep, UPKEEP_SETTING } from '@gelanggang/platform/upkeep/upkeep';
import { cloneDatabase, type TestDatabase } from '../../../test/setup/database';

let database: TestDatabase;
let folder: string;
let files: FileStore;
let upkeep: Upkeep;
let accountId: number;

beforeEach(async () => {
  Logger.overrideLogger(false);
  database = await cloneDatabase();
  folder = mkdtempSync(join(tmpdir(), 'gelanggang-upkeep-'));
  files = new FileStore(database.dataSource, loadEnv({ DATABASE_URL: database.url, FILES_DIR: folder }));
  upkeep = new Upkeep(database.dataSource, files);
  accountId = (await makeAccount(database.dataSource.manager)).id;
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const sql = (text: string, parameters: unknown[] = []): Promise<{ name: string }[]> =>
  database.dataSource.query(text, parameters);
const store = (name: string) =>
  files.put({ name, contentType: 'text/plain', source: Buffer.from(name), accountId }).then(({ id }) => id);
const age = (table: string, id: unknown, set: string) => sql(`update ${table} set ${set} where id = $1`, [id]);

it('removes sessions 30 days after their end, and no other', async () => {
  const manager = database.dataSource.manager;
  const [good, ended, long, revoked] = await Promise.all([1, 2, 3, 4].map(() => createSession(manager, accountId)));
  await age('session', ended?.sessionId, `expires_at = now() - interval '29 days'`);
  await age('session', long?.sessionId, `expires_at = now() - interval '31 days'`);
  await age('session', revoked?.sessionId, `revoked_at = now() - interval '31 days'`);
  expect(await upkeep.run()).toMatchObject({ sessions: 2 });
  const left = await database.dataSource.query<{ id: number }[]>('select id from session order by id');
  expect(left.map(({ id }) => id)).toEqual([good?.sessionId, ended?.sessionId].sort());
});

it('removes the keys of actions after a week, so that no write has to', async () => {
  await sql(
    `insert into action_key (account_id, key, fingerprint, at)
     select $1, gen_random_uuid(), n::text, now() - n * interval '1 day' from unnest($2::float8[]) as n`,
    [accountId, [0, 6.9, 7.1, 30]],
  );
  expect(await upkeep.run()).toMatchObject({ keys: 2 });
  expect(await sql('select fingerprint as name from action_key order by at')).toEqual([{ name: '6.9' }, { name: '0' }]);
});

it('removes events after 14 days; who asks for one of them is told to fetch again', async () => {
  const tournament = await makeTournament(database.dataSource.manager);
  const stream = `tournament:${tournament.id}`;
  for (let count = 0; count < 4; count++) {
    await writeWithEvents(database.dataSource, (_, emit) => {
      emit(stream, 'schedule.removed', { schedule_id: count });
      return Promise.resolve();
    });
  }
  await sql(`update event set at = now() - interval '15 days' where stream = $1 and seq <= 2`, [stream]);
  expect(await upkeep.run()).toMatchObject({ events: 2 });
  const listener = new PgListener(loadEnv({ DATABASE_URL: database.url }));
  const reader = new EventReader(database.dataSource, listener);
  expect(await reader.lastSeq(stream)).toBe(4);
  expect(await reader.replay(stream, 1)).toBeNull();
  expect((await reader.replay(stream, 2))?.map(({ seq }) => seq)).toEqual([3, 4]);
  reader.onApplicationShutdown();
});

it('removes notices 90 days after they were read and 365 days after they were written', async () => {
  for (const [at, read] of [
    ['1 day', null],
    ['100 days', '89 days'],
    ['100 days', '91 days'],
    ['366 days', null],
  ] as const) {
    await sql(
      `insert into notice (account_id, kind, data, at, read_at)
       values ($1, 'x', '{}', now() - $2::interval, now() - $3::interval)`,
      [accountId, at, read],
    );
  }
  expect(await upkeep.run()).toMatchObject({ notices: 2 });
});

it('removes jobs 30 days after their end, those with a file with it after seven, and never an open one', async () => {
  const file = await store('ekspor.xlsx');
  await sql(`update file set created_at = now() - interval '31 days'`);
  const young = await store('ekspor-baru.xlsx');
  await sql(
    `insert into job (kind, account_id, status, created_at, finished_at, file_id) values
       ('team-members-export', $1, 'done', now() - interval '8 days', now() - interval '8 days', $2),
       ('team-members-export', $1, 'done', now() - interval '6 days', now() - interval '6 days', $3),
       ('audit-export', $1, 'failed', now() - interval '31 days', now() - interval '31 days', null),
       ('contingents-export', $1, 'failed', now() - interval '40 days', now() - interval '29 days', null),
       ('recap-export', $1, 'queued', now() - interval '90 days', null, null)`,
    [accountId, file, young],
  );
  expect(await upkeep.run()).toMatchObject({ jobs: 2, files: 1 });
  expect(await sql('select kind as name from job order by id')).toEqual([
    { name: 'team-members-export' },
    { name: 'contingents-export' },
    { name: 'recap-export' },
  ]);
  expect(await files.open(file)).toBeNull();
  expect(await files.open(young)).not.toBeNull();
});

it('removes files that nothing refers to after two days, and keeps those in use or just stored', async () => {
  const [unused, fresh, banner, list, logo] = await Promise.all(
    ['unused', 'fresh', 'banner', 'list', 'logo'].map((name) => store(name)),
  );
  const tournament = await makeTournament(database.dataSource.manager);
  await sql('update tournament set image_file_id = $1 where id = $2', [banner, tournament.id]);
  await sql(
    `insert into job (kind, account_id, params) values ('entries-import', $1, jsonb_build_object('list_id', $2::text))`,
    [accountId, list],
  );
  await sql(`insert into setting (key, value) values ('uji', jsonb_build_object('logo', $1::text))`, [logo]);
  await sql(`update file set created_at = now() - interval '3 days' where id <> $1`, [fresh]);
  expect(await upkeep.run()).toMatchObject({ files: 1 });
  const left = await sql('select name from file order by name');
  expect(left.map(({ name }) => name)).toEqual(['banner', 'fresh', 'list', 'logo']);
  expect(unused && (await files.open(unused))).toBeNull();
});

it('removes contents without a row after two days', async () => {
  const kept = await store('kept');
  const shard = join(folder, kept.slice(0, 2));
  mkdirSync(join(folder, 'ff'), { recursive: true });
  const old = new Date(Date.now() - 3 * 86_400_000);
  for (const path of [join(shard, 'stray'), join(folder, 'ff', 'stray.part'), join(shard, kept)]) {
    if (!path.endsWith(kept)) writeFileSync(path, 'x');
    utimesSync(path, old, old);
  }
  writeFileSync(join(shard, 'just-now'), 'x');
  expect(await upkeep.run()).toMatchObject({ contents: 2 });
  expect(readdirSync(shard).sort()).toEqual([kept, 'just-now'].sort());
});

it('is done by one worker at a time, which leaves word of it', async () => {
  const runs = await Promise.all([upkeep.run(), new Upkeep(database.dataSource, files).run()]);
  expect(runs.filter((one) => one !== null).length).toBeGreaterThan(0);
  expect(await upkeep.run()).toMatchObject({ sessions: 0, files: 0 });
  const [setting] = await database.dataSource.query<{ value: { at: string } }[]>(
    'select value from setting where key = $1',
    [UPKEEP_SETTING],
  );
  expect(Date.parse(setting?.value.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
});
