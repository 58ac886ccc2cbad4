// Whoever asks for a stream as it stands now waits for a reading that began since, and for no other one.
import type { DataSource } from 'typeorm';
import { EventReader } from './event-reader';
import type { PgListener } from './pg-listener';

/** Each reading takes a moment, in which somebody asks again. */
function busyStream(most: number) {
  let readings = 0;
  const dataSource = {
    query: async (sql: string) => {
      if (!sql.includes('from event')) return [];
      readings += 1;
      if (readings < most) void reader.catchUp('site');
      await new Promise((done) => setImmediate(done));
      return [];
    },
  } as unknown as DataSource;
  const reader = new EventReader(dataSource, { isConnected: true } as PgListener);
  return { reader, readings: () => readings };
}

it('answers whoever asks while others go on asking', async () => {
  const { reader, readings } = busyStream(1000);
  await reader.catchUp('site');
  expect(readings()).toBeLessThan(5);
  await Promise.all([reader.catchUp('site'), reader.catchUp('site'), reader.catchUp('site')]);
  expect(readings()).toBeLessThan(12);
});
