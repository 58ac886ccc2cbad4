// Reads a query's rows through a cursor, a batch at a time, on a connection of its own.
import type { EventEmitter } from 'node:events';
import type { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';

/** A fault of the stream's source reaches the reader; the connection is given back in any case. */
export async function* readRows<Row>(
  dataSource: DataSource,
  sql: string,
  parameters: readonly unknown[],
): AsyncGenerator<Row> {
  const runner = dataSource.createQueryRunner();
  try {
    const stream = (await runner.stream(sql, [...parameters])) as unknown as CursorStream;
    endWithoutAnswer(stream);
    for await (const row of stream) yield row as unknown as Row;
  } finally {
    await runner.release();
  }
}

/** A stream of pg-query-stream, which TypeORM hands out as any stream. */
interface CursorStream extends Readable {
  readonly cursor: { state: string; connection: EventEmitter | null };
}

/**
 * Such a stream waits at its end until PostgreSQL has closed the cursor: for ever, if the connection is what was lost.
 * After a fault there is no cursor to be closed.
 */
function endWithoutAnswer(stream: CursorStream): void {
  const { cursor } = stream;
  const closeCursor = stream._destroy.bind(stream);
  stream._destroy = (fault, done) => {
    if (cursor.state === 'error') return done(fault);
    const lost = () => done(fault);
    cursor.connection?.once('end', lost);
    closeCursor(fault, (error) => {
      cursor.connection?.off('end', lost);
      done(error);
    });
  };
}
