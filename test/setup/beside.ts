// Another transaction beside what is tested: what it holds or has changed stands while the work is done, and is rolled back then.
import type { DataSource } from 'typeorm';

/** While `sql` stands uncommitted in another transaction. */
export async function beside<T>(
  dataSource: DataSource,
  sql: string,
  values: unknown[],
  work: () => Promise<T>,
): Promise<T> {
  const other = dataSource.createQueryRunner();
  await other.connect();
  await other.startTransaction();
  try {
    await other.query(sql, values);
    return await work();
  } finally {
    if (other.isTransactionActive) await other.rollbackTransaction();
    await other.release();
  }
}
