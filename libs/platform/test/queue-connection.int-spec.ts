// What is made anew while PostgreSQL is away leaves nothing behind on the pool that all queues share.
import type { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { QueueConnection } from '@gelanggang/platform/queue/queue-connection';
import { environmentOf } from '../../../test/setup/api';
import { testDatabase } from '../../../test/setup/database';

const database = testDatabase();

it('a queue, a worker and what listens to it are let go of once they are closed', async () => {
  const connection = await QueueConnection.open(environmentOf(database.url));
  const { pool } = connection as unknown as { pool: Pool };
  const before = pool.listenerCount('error');
  for (let times = 0; times < 3; times += 1) {
    const made: (EventEmitter & { close(): Promise<void> })[] = [
      connection.queue('documents'),
      connection.events('documents'),
      connection.worker('documents', () => Promise.resolve()),
    ];
    for (const one of made) one.on('error', () => undefined);
    expect(pool.listenerCount('error')).toBeGreaterThan(before);
    await Promise.all(made.map((one) => one.close()));
    expect(pool.listenerCount('error')).toBe(before);
  }
  await connection.close();
});
