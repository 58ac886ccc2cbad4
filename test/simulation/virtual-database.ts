// Databases of simulated days: clones of one migrated template in which `now()` is what the simulation says.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '@gelanggang/database/data-source';
import { loadReference } from '@gelanggang/database/reference/load-reference';
import { loadEnv } from '@gelanggang/platform/env/env';
import { QueueConnection } from '@gelanggang/platform/queue/queue-connection';

/** Found before the functions of the same name that PostgreSQL brings, in statements, defaults, checks and triggers. */
const CLOCK = `
  create schema sim;
  create table sim.moment (at timestamptz not null);
  insert into sim.moment values (pg_catalog.now());
  create function sim.now() returns timestamptz language sql stable as 'select at from sim.moment';
  create function sim.clock_timestamp() returns timestamptz language sql stable as 'select at from sim.moment'`;

const CUT = `select count(pg_terminate_backend(pid))::int as left from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

export interface VirtualDatabase {
  url: string;
  /** The simulation's own connection: it reads what is true, and sets the time. */
  client: Client;
  setTime(at: string): Promise<void>;
  /** Everybody else's connections are gone, as when PostgreSQL starts anew. */
  cutAll(): Promise<void>;
  /** Whether anybody gets a new one. */
  admit(isOpen: boolean): Promise<void>;
  drop(): Promise<void>;
}

export class VirtualServer {
  private constructor(
    private readonly server: string,
    readonly template: string,
    private readonly isShared: boolean,
  ) {}

  /** As another process has opened it. */
  static shared(server: string, template: string): VirtualServer {
    return new VirtualServer(server, template, true);
  }

  /** @param at the time at which the template's reference data are loaded, ISO */
  static async open(server: string, at: string): Promise<VirtualServer> {
    const template = `simulation_${process.pid}_${randomBytes(3).toString('hex')}`;
    const url = await create(server, template, '');
    const client = await connected(url);
    await client.query(CLOCK);
    await client.query('update sim.moment set at = $1', [at]);
    await client.end();
    const dataSource = await new DataSource(dataSourceOptions(url)).initialize();
    try {
      await dataSource.runMigrations();
      await loadReference(dataSource);
    } finally {
      await dataSource.destroy();
    }
    // the queue's own schema, which each process looks for when it starts
    const queue = await QueueConnection.open(loadEnv({ ...process.env, DATABASE_URL: url, REDIS_URL: '' }));
    await queue.close();
    return new VirtualServer(server, template, false);
  }

  async newDatabase(): Promise<VirtualDatabase> {
    const name = `${this.template}_${process.pid}_${randomBytes(4).toString('hex')}`;
    const url = await create(this.server, name, `template ${this.template} strategy file_copy`);
    const client = await connected(url);
    return {
      url,
      client,
      cutAll: async () => {
        for (let left = 1; left > 0;) {
          const { rows } = await client.query<{ left: number }>(CUT);
          left = rows[0]?.left ?? 0;
        }
      },
      admit: (isOpen) => onServer(this.server, `alter database ${name} allow_connections ${isOpen}`),
      setTime: async (at) => void (await client.query('update sim.moment set at = $1', [at])),
      drop: async () => {
        await client.end();
        await onServer(this.server, `drop database ${name} with (force)`);
      },
    };
  }

  async close(): Promise<void> {
    if (this.isShared) return;
    await onServer(this.server, `drop database ${this.template} with (force)`);
  }
}

/** The address of the new database. Whoever connects finds the simulation's clock before PostgreSQL's. */
async function create(server: string, name: string, from: string): Promise<string> {
  await onServer(server, `create database ${name} ${from}`);
  await onServer(server, `alter database ${name} set search_path = public, sim, pg_catalog`);
  // no power is lost here: nobody waits for a disk
  await onServer(server, `alter database ${name} set synchronous_commit = off`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.toString();
}

async function connected(url: string): Promise<Client> {
  const client = new Client(url);
  // where a day fails, PostgreSQL may end before this connection: what failed is to be told, not that
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = await connected(url);
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
