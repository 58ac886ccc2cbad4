// The one way to PostgreSQL: every entity and migration by name, never `synchronize`.
import type { DataSourceOptions } from 'typeorm';
import { columnTypes } from './column-types';
import { entities } from './entities/entities';
import { Foundation1795219200000 } from './migrations/1795219200000-foundation';
import { ClassVersion1795305600000 } from './migrations/1795305600000-class-version';
import { PostgresNamingStrategy } from './naming-strategy';

export const migrations = [Foundation1795219200000, ClassVersion1795305600000];

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/** Who waits longer for a row is told to try again (409), before the waiting requests have taken every connection. */
const LOCK_TIMEOUT_MS = 10_000;

/** Options of a data source; the caller runs the migrations (`dataSource.runMigrations()`) where that is its job. */
export function dataSourceOptions(url: string, overrides: Partial<PostgresOptions> = {}): PostgresOptions {
  return {
    type: 'postgres',
    url,
    entities,
    migrations,
    migrationsTransactionMode: 'all',
    namingStrategy: new PostgresNamingStrategy(),
    synchronize: false,
    logging: false,
    poolSize: 10,
    ...overrides,
    extra: { types: columnTypes, lock_timeout: LOCK_TIMEOUT_MS, ...overrides.extra },
  };
}
