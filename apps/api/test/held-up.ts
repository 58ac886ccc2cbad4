// Until a call waits for a row that a test holds: what it does next comes after the test's own change.
import type { DataSource } from 'typeorm';

export async function isHeldUp(dataSource: DataSource): Promise<void> {
  for (;;) {
    const waiting = await dataSource.query<unknown[]>(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    if (waiting.length > 0) return;
    await new Promise((done) => setTimeout(done, 20));
  }
}
