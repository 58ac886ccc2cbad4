// A database of its own for each test file: a clone of the migrated template (10–50 ms).
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '@gelanggang/database/data-source';
import { madeBeforeAll } from './made';

export interface TestDatabase {
  url: string;
  dataSource: DataSource;
  drop(): Promise<void>;
}

export function cloneDatabase(): Promise<TestDatabase> {
  return makeDatabase((template) => `template ${template} strategy file_copy`);
}

/** There while the tests of the file run. */
export function testDatabase(): TestDatabase {
  return madeBeforeAll(cloneDatabase, (database) => database.drop());
}

/** Of a database of the test server that nobody is connected to. */
export function copyOfDatabase(name: string): Promise<TestDatabase> {
  return makeDatabase(() => `template ${name} strategy file_copy`);
}

/** Without a single table. */
export function emptyDatabase(): Promise<TestDatabase> {
  return makeDatabase(() => '');
}

async function makeDatabase(kind: (template: string) => string): Promise<TestDatabase> {
  const { TEST_SERVER_URL: server, TEST_TEMPLATE: template } = process.env;
  if (!server || !template) throw new Error('Integration tests run through jest’s project "integration".');
  const name = `${template}_${randomBytes(5).toString('hex')}`;
  await onServer(server, `create database ${name} ${kind(template)}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const dataSource = await new DataSource(dataSourceOptions(url.toString())).initialize();
  return {
    url: url.toString(),
    dataSource,
    async drop() {
      if (dataSource.isInitialized) await dataSource.destroy();
      await dropDatabase(server, name);
    },
  };
}

/** The server waits some seconds for those who are leaving; who stays is named, so that it is known what was not ended. */
async function dropDatabase(server: string, name: string): Promise<void> {
  try {
    await onServer(server, `drop database ${name}`);
  } catch (error) {
    if ((error as { code?: string }).code !== OBJECT_IN_USE) throw error;
    const left = await onServer<{ who: string }>(
      server,
      `select concat_ws(' ', application_name, state, now() - state_change, query) as who
       from pg_stat_activity where datname = '${name}'`,
    );
    process.stderr.write(left.map(({ who }) => `still connected to ${name}: ${who}\n`).join(''));
    await onServer(server, `drop database if exists ${name} with (force)`);
  }
}

const OBJECT_IN_USE = '55006';

async function onServer<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
