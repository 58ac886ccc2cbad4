// A database of its own for each test file: a clone of the migrated template (10–50 ms).
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '@gelanggang/database/data-source';

export interface TestDatabase {
  url: string;
  dataSource: DataSource;
  drop(): Promise<void>;
}

export function cloneDatabase(): Promise<TestDatabase> {
  return makeDatabase((template) => `template ${template} strategy file_copy`);
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
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
