// The demo for tests: filled once a run for each instant, and then copied like the migrated template.
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '@gelanggang/database/data-source';
import { loadEnv } from '@gelanggang/platform/env/env';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { copyOfDatabase, type TestDatabase } from './database';
import { fillDemo } from '../../apps/api/src/demo/fill-demo';

/** 09:13 in Jakarta on a day of its own. */
export const DEMO_NOW = new Date('2027-03-14T02:13:20Z');

/** Of the test server, for as long as one test file of this run fills a demo: the others wait, and find it filled. */
const FILLING = 4_732;

/** When this run began: the demo of today, the same for all files of the run. */
export const runStart = (): Date => new Date(given('TEST_RUN_START'));

/** A database of one's own with the demo of `now`; its stored files are put under `filesDir`. */
export async function demoDatabase(filesDir: string, now = DEMO_NOW): Promise<TestDatabase> {
  const name = `${given('TEST_TEMPLATE')}_demo_${now.getTime()}`;
  const files = join(given('TEST_DEMO_FILES'), name);
  await ensureFilled(name, files, now);
  mkdirSync(filesDir, { recursive: true });
  cpSync(files, filesDir, { recursive: true });
  return copyOfDatabase(name);
}

function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error('Integration tests run through jest’s project "integration".');
  return value;
}

async function ensureFilled(name: string, files: string, now: Date): Promise<void> {
  const turn = new Client(given('TEST_SERVER_URL'));
  await turn.connect();
  try {
    await turn.query('set lock_timeout = 0');
    await turn.query('select pg_advisory_lock($1)', [FILLING]);
    const { rowCount } = await turn.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const unfinished = `${name}_unfinished`;
    await turn.query(`drop database if exists ${unfinished} with (force)`);
    await turn.query(`create database ${unfinished} template ${given('TEST_TEMPLATE')} strategy file_copy`);
    await fill(unfinished, files, now);
    // it has its name only once it is whole
    await turn.query(`alter database ${unfinished} rename to ${name}`);
  } finally {
    // its lock goes with it
    await turn.end();
  }
}

async function fill(database: string, files: string, now: Date): Promise<void> {
  const url = new URL(given('TEST_SERVER_URL'));
  url.pathname = `/${database}`;
  mkdirSync(files, { recursive: true });
  const dataSource = await new DataSource(dataSourceOptions(url.toString())).initialize();
  try {
    const store = new FileStore(dataSource, loadEnv({ DATABASE_URL: url.toString(), FILES_DIR: files }));
    await fillDemo(dataSource, store, now, () => undefined);
    // nothing vacuums here, and plans are made by what is known of the tables
    await dataSource.query('vacuum analyze');
  } finally {
    // no connection may stay open on a template
    await dataSource.destroy();
  }
}
