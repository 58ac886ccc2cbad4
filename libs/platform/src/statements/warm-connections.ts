// Connections that know the tables before somebody waits for them.
import type { Pool } from 'pg';
import type { DataSource, QueryRunner } from 'typeorm';
import { preparedTexts } from './prepared';

/** `explain (generic_plan)`, which needs no values, came with 16. */
const SINCE_VERSION = 160_000;
/** So many connections stay free for calls meanwhile. */
const LEFT_FREE = 2;

/**
 * Opens connections of the pool and has each plan the prepared statements once: PostgreSQL reads what it
 * knows of tables, keys and types for each connection anew, some 50 ms of its processor, and five results at once that wait
 * for it take 300 to 500 ms. An older PostgreSQL than 16 is left as it is, and a pool without a free connection, which is
 * warm: who waits for one while holding others could wait for itself. Answers how many connections are ready.
 */
export async function warmConnections(dataSource: DataSource): Promise<number> {
  const [{ version }] = await dataSource.query<[{ version: number }]>(
    `select current_setting('server_version_num')::int as version`,
  );
  if (version < SINCE_VERSION) return 0;
  const pool = (dataSource.driver as unknown as { master: Pool }).master;
  const most = pool.options.max ?? 0;
  const hasRoom = () => pool.idleCount > 0 || pool.totalCount < most;
  const held: QueryRunner[] = [];
  try {
    while (held.length < most - LEFT_FREE && hasRoom()) {
      const runner = dataSource.createQueryRunner();
      held.push(runner);
      await runner.connect();
      for (const text of preparedTexts()) await runner.query(`explain (generic_plan) ${text}`);
    }
    return held.length;
  } finally {
    await Promise.all(held.map((runner) => runner.release()));
  }
}
