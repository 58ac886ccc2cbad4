// One transaction whose statements may be on the way together, its commit behind the last ones.
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { pipeline } from '../statements/prepared';

interface Last<T> {
  given: T;
  /** Statements that are on the way: their values are made, so that each of them reaches PostgreSQL or none does. */
  last: readonly Promise<unknown>[];
}

/**
 * READ COMMITTED. What `work` sends without waiting for it goes to PostgreSQL together and is done there in its order; the
 * commit goes with the last statements. Where one of them fails PostgreSQL refuses all behind it and makes a rollback of the
 * commit, and the first failure is thrown.
 */
export async function inPipeline<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<Last<T>>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  const connection: unknown = await runner.connect();
  pipeline(connection, true);
  try {
    await runner.startTransaction();
    const { given, last } = await work(runner.manager);
    const done = await Promise.allSettled([...last, runner.commitTransaction()]);
    const failed = done.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    return given;
  } catch (error) {
    await rollBack(runner);
    throw error;
  } finally {
    pipeline(connection, false);
    await runner.release();
  }
}

/** Behind whatever is still on the way. What was thrown before is what is told: a connection that is lost rolls back by itself. */
async function rollBack(runner: QueryRunner): Promise<void> {
  if (!runner.isTransactionActive) return;
  await runner.rollbackTransaction().catch(() => undefined);
}
