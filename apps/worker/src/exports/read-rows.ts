// Reads a query's rows through a cursor, a batch at a time, on a connection of its own.
import type { DataSource } from 'typeorm';

/** A fault of the stream's source reaches the reader; the connection is given back in any case. */
export async function* readRows<Row>(
  dataSource: DataSource,
  sql: string,
  parameters: readonly unknown[],
): AsyncGenerator<Row> {
  const runner = dataSource.createQueryRunner();
  try {
    const stream = await runner.stream(sql, [...parameters]);
    for await (const row of stream) yield row as unknown as Row;
  } finally {
    await runner.release();
  }
}
