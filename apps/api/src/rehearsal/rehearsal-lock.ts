// One rehearsal is made at a time, by whichever instance was asked: a lock of the database that ends with its connection.
import type { DataSource, QueryRunner } from 'typeorm';

/** Any number that nothing else locks. */
export const REHEARSAL_LOCK = 795_219_202;

/** Null: another one is being made. */
export async function lockRehearsals(dataSource: DataSource): Promise<QueryRunner | null> {
  const runner = dataSource.createQueryRunner();
  const rows = (await runner.query('select pg_try_advisory_lock($1) as got', [REHEARSAL_LOCK])) as { got: boolean }[];
  if (rows[0]?.got) return runner;
  await runner.release();
  return null;
}

export async function unlockRehearsals(runner: QueryRunner): Promise<void> {
  try {
    await runner.query('select pg_advisory_unlock($1)', [REHEARSAL_LOCK]);
  } finally {
    await runner.release();
  }
}
