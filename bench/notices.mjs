// What a notice costs that readers of the event log are woken with: commits a second of 20 tournaments at once, without a
// notice, with one within each transaction, and with those that gather while one is sent after the commit. PostgreSQL with
// fsync; the second round waits 5 ms before each flush, as a slow disk does. `node bench/notices.mjs`
import { createRequire } from 'node:module';
import pg from 'pg';

const { startEmbeddedPostgres } = createRequire(import.meta.url)('../test/setup/embedded-postgres.cjs');

const WRITERS = 20;
const SECONDS = 3;
const NOTIFY = { name: 'notify', text: `select pg_notify('measured', $1)` };

async function connected(url) {
  const client = new pg.Client(url);
  await client.connect();
  return client;
}

async function commits(url, mode) {
  const teller = await connected(url);
  let waiting = 0;
  let isTelling = false;
  const tell = async () => {
    waiting += 1;
    if (isTelling) return;
    isTelling = true;
    while (waiting > 0) {
      waiting = 0;
      await teller.query({ ...NOTIFY, values: ['after'] });
    }
    isTelling = false;
  };
  let done = 0;
  const end = performance.now() + 1000 * SECONDS;
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      const client = await connected(url);
      while (performance.now() < end) {
        await client.query('begin');
        await client.query({ name: 'next', text: 'update line set seq = seq + 1 where id = $1', values: [writer] });
        if (mode === 'within') await client.query({ ...NOTIFY, values: ['within'] });
        await client.query('commit');
        if (mode === 'after') void tell();
        done += 1;
      }
      await client.end();
    }),
  );
  while (isTelling) await new Promise((turn) => setImmediate(turn));
  await teller.end();
  return Math.round(done / SECONDS);
}

const { url, stop } = await startEmbeddedPostgres({ isDurable: true });
const admin = await connected(url);
await admin.query('create table line (id int primary key, seq bigint not null)');
await admin.query('insert into line select n, 0 from generate_series(0, $1::int) n', [WRITERS]);
for (const delay of [0, 5000]) {
  await admin.query(`alter system set commit_delay = ${delay}`);
  await admin.query('alter system set commit_siblings = 0');
  await admin.query('select pg_reload_conf()');
  for (let round = 1; round <= 3; round += 1) {
    const found = {};
    for (const mode of ['without', 'within', 'after']) found[mode] = await commits(url, mode);
    console.log(`flush + ${delay / 1000} ms, round ${round}: ${JSON.stringify(found)} commits a second`);
  }
}
await admin.end();
await stop();
