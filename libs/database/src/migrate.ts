// Brings the schema up to this version while others use it: all of what is new, or nothing of it.
import { setTimeout as wait } from 'node:timers/promises';
import { type DataSource, MigrationExecutor, QueryFailedError } from 'typeorm';
import { refuseNewerDatabase } from './newer-database';

export interface MigratePatience {
  /** Everybody else waits behind a statement that waits for a table: not longer than this. */
  lockTimeoutMs: number;
  pauseMs: number;
  tries: number;
}

const PATIENCE: MigratePatience = { lockTimeoutMs: 2000, pauseMs: 3000, tries: 20 };

/**
 * One transaction over all that is missing; its names are answered. Where somebody holds a table too long it gives way,
 * undoes what it did, and tries again. Throws `NewerDatabase`.
 */
export async function migrate(
  dataSource: DataSource,
  { lockTimeoutMs, pauseMs, tries }: MigratePatience = PATIENCE,
  gaveWay?: () => void,
): Promise<string[]> {
  await refuseNewerDatabase(
    dataSource,
    dataSource.migrations.map((one) => one.name ?? one.constructor.name),
  );
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query(`set lock_timeout = ${lockTimeoutMs}`);
    for (let left = tries; ; left -= 1) {
      try {
        return (await new MigrationExecutor(dataSource, runner).executePendingMigrations()).map(({ name }) => name);
      } catch (error) {
        if (!isLockTimeout(error) || left <= 1) throw error;
        gaveWay?.();
        await wait(pauseMs);
      }
    }
  } finally {
    await runner.query('reset lock_timeout').catch(() => undefined);
    await runner.release();
  }
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === '55P03';
