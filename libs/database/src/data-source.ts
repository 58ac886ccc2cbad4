// The one way to PostgreSQL: every entity by name, every migration of the folder, never `synchronize`.
import type { DataSourceOptions } from 'typeorm';
import { columnTypes } from './column-types';
import { PreparingClient } from '@gelanggang/platform/statements/prepared';
import { entities } from './entities/entities';
import { migrations } from './migrations';
import { PostgresNamingStrategy } from './naming-strategy';

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/** Who waits longer for a row is told to try again (409), before the waiting requests have taken every connection. */
const LOCK_TIMEOUT_MS = 10_000;

/** Options of a data source; the caller runs the migrations (migrate.ts) where that is its job. */
export function dataSourceOptions(url: string, overrides: Partial<PostgresOptions> = {}): PostgresOptions {
  return {
    type: 'postgres',
    url,
    entities,
    migrations: [...migrations],
    migrationsTransactionMode: 'all',
    namingStrategy: new PostgresNamingStrategy(),
    synchronize: false,
    logging: false,
    poolSize: 10,
    ...overrides,
    extra: {
      Client: PreparingClient,
      types: columnTypes,
      lock_timeout: LOCK_TIMEOUT_MS,
      // a new connection knows no table and no plan: the first result over it would take ten times as long
      idleTimeoutMillis: 0,
      // whatever the cluster says: transactions that need another isolation ask for it
      options: '-c default_transaction_isolation=read\\ committed',
      ...overrides.extra,
    },
  };
}
