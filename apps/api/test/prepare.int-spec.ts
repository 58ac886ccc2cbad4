// A new version prepares the database while the old one runs: whole, or not at all, and nobody waits long for it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { dataSourceOptions } from '@gelanggang/database/data-source';
import { migrations } from '@gelanggang/database/migrations';
import { migrate } from '@gelanggang/database/migrate';
import { NewerDatabase, openDataSource } from '@gelanggang/database/newer-database';
import { makeTournament } from '@gelanggang/database/testing/factories';
import { startApi, type TestApi } from '../../../test/setup/api';
import { emptyDatabase } from '../../../test/setup/database';
import { root } from '../../../test/specification/sources';

const SOON = { lockTimeoutMs: 200, pauseMs: 50, tries: 1000 };

class Widen2999000000000 implements MigrationInterface {
  name = 'Widen2999000000000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table tournament add column motto text');
  }
  down = (): Promise<void> => Promise.resolve();
}

class Broken2999000000001 implements MigrationInterface {
  name = 'Broken2999000000001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table half_done (id bigint)');
    await runner.query('select 1 / 0');
  }
  down = (): Promise<void> => Promise.resolve();
}

let api: TestApi;
beforeEach(async () => {
  api = await startApi();
  await makeTournament(api.dataSource.manager, { status: 'active' });
});
afterEach(() => api.close());

const newVersion = (...added: (typeof migrations)[number][]): Promise<DataSource> =>
  new DataSource(dataSourceOptions(api.databaseUrl, { migrations: [...migrations, ...added] })).initialize();

const answers = (): Promise<unknown> => api.request.get('/api/tournaments/active').expect(200);

async function schema(): Promise<unknown[]> {
  return api.dataSource.query(
    `select table_name, column_name from information_schema.columns where table_schema = 'public'
     union all select 'migration', name from migrations order by 1, 2`,
  );
}

it('a migration that fails takes those before it back; the old version goes on', async () => {
  const before = await schema();
  const next = await newVersion(Widen2999000000000, Broken2999000000001);
  try {
    await expect(migrate(next)).rejects.toThrow('division by zero');
  } finally {
    await next.destroy();
  }
  expect(await schema()).toEqual(before);
  await answers();
  await makeTournament(api.dataSource.manager);
});

it('and every program that serves refuse the database of a newer version, and leave it as it is', async () => {
  await api.dataSource.query(`insert into migrations (timestamp, name) values (2999000000000, 'Later2999000000000')`);
  const before = await schema();
  const next = await new DataSource(dataSourceOptions(api.databaseUrl)).initialize();
  try {
    await expect(migrate(next)).rejects.toThrow(
      'This database belongs to a newer version: it has had Later2999000000000',
    );
  } finally {
    await next.destroy();
  }
  await expect(openDataSource(dataSourceOptions(api.databaseUrl))).rejects.toThrow(NewerDatabase);
  expect(await schema()).toEqual(before);
});

it('gives way where a table is in use, so that nobody queues behind it, and goes on when it is free', async () => {
  const next = await newVersion(Widen2999000000000);
  const reader = api.dataSource.createQueryRunner();
  try {
    await reader.startTransaction();
    await reader.query('select * from tournament');
    let waysGiven = 0;
    const migrating = migrate(next, SOON, () => (waysGiven += 1));
    while (waysGiven < 3) await answers();
    expect(await schema()).not.toContainEqual({ table_name: 'migration', column_name: 'Widen2999000000000' });
    await reader.commitTransaction();
    expect(await migrating).toEqual(['Widen2999000000000']);
    await answers();
  } finally {
    await reader.release();
    await next.destroy();
  }
});

it('gives up in the end when the table stays in use, with nothing changed', async () => {
  const before = await schema();
  const next = await newVersion(Widen2999000000000);
  const reader = api.dataSource.createQueryRunner();
  try {
    await reader.startTransaction();
    await reader.query('select * from tournament');
    await expect(migrate(next, { ...SOON, tries: 2 })).rejects.toThrow('lock timeout');
    await reader.commitTransaction();
  } finally {
    await reader.release();
    await next.destroy();
  }
  expect(await schema()).toEqual(before);
});

describe('The command', () => {
  function prepare(databaseUrl: string): Promise<{ code: number | null; text: string }> {
    const child = spawn(
      process.execPath,
      ['-r', join(root, 'test/setup/run-typescript.cjs'), join(root, 'apps/api/src/commands/prepare.command.ts')],
      { cwd: root, env: { ...process.env, DATABASE_URL: databaseUrl } },
    );
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (text += data.toString()));
    return new Promise((done) => child.once('close', (code) => done({ code, text })));
  }

  it('ends with an error and changes nothing when a migration fails', async () => {
    // since the newest one that makes a table, which is there already
    const since = migrations.findLastIndex((one) => /create table/.test(String(one.prototype.up)));
    const forgotten = migrations.slice(since).map(({ name }) => name);
    await api.dataSource.query('delete from migrations where name = any($1)', [forgotten]);
    await api.dataSource.query(`delete from menu`);
    const before = await schema();
    const { code, text } = await prepare(api.databaseUrl);
    expect(text).toContain('already exists');
    expect(code).toBe(2);
    expect(await schema()).toEqual(before);
    expect(await api.dataSource.query('select from menu')).toEqual([]);
    await answers();
  });

  it('run twice at once on an empty database prepares it once', async () => {
    const empty = await emptyDatabase();
    try {
      const both = await Promise.all([prepare(empty.url), prepare(empty.url)]);
      expect(both.map(({ code }) => code)).toEqual([0, 0]);
      expect(both.filter(({ text }) => text.includes('up to date'))).toHaveLength(1);
      const counted = await empty.dataSource.query('select count(*) as migrations from migrations');
      expect(counted).toEqual([{ migrations: migrations.length }]);
    } finally {
      await empty.drop();
    }
  });
});
