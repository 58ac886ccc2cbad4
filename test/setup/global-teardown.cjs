// After the integration tests: nothing of them stays, neither on a server of ours nor on a given one.
const { rmSync } = require('node:fs');
const { Client } = require('pg');

module.exports = async () => {
  const server = globalThis.__TEST_SERVER__;
  if (!server) return;
  if (process.env.TEST_DATABASE_URL) {
    const admin = new Client(server.url);
    await admin.connect();
    const { rows } = await admin.query('select datname from pg_database where starts_with(datname, $1)', [
      server.template,
    ]);
    for (const { datname } of rows) await admin.query(`drop database if exists "${datname}" with (force)`);
    await admin.end();
  }
  rmSync(process.env.TEST_DEMO_FILES, { recursive: true, force: true });
  await server.stop();
};
