// `npm run restore -- FOLDER [--dry-run] [--replace]`: checks a backup and puts it back, whole or not at all.
import 'reflect-metadata';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { QUEUE_NAMES } from '@gelanggang/contract/jobs';
import { openContents } from '@gelanggang/platform/files/open-contents';
import type { Env } from '@gelanggang/platform/env/env';
import { QueueConnection } from '@gelanggang/platform/queue/queue-connection';
import { checkBackup, restoreBackup } from './backup/restore-backup';
import { runCommand, CommandRefusal } from './run-command';

const USAGE = 'Pemakaian: npm run restore -- FOLDER [--dry-run] [--replace]';

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false }, replace: { type: 'boolean', default: false } },
    });
    const [folder] = positionals;
    // npm runs a script in the project's folder; a folder is named from where the person stands
    if (folder && positionals.length === 1) return { ...values, folder: resolve(process.env.INIT_CWD ?? '', folder) };
  } catch (error) {
    throw new CommandRefusal(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
  throw new CommandRefusal(USAGE);
}

/** The queue in PostgreSQL goes with the database; one in Redis is emptied here. */
async function emptyRedis(env: Env): Promise<void> {
  if (!env.REDIS_URL) return;
  const connection = await QueueConnection.open(env);
  for (const name of QUEUE_NAMES) {
    const queue = connection.queue(name);
    queue.on('error', () => undefined);
    try {
      await queue.waitUntilReady();
      await queue.obliterate({ force: true });
    } finally {
      await queue.close();
    }
  }
  await connection.close();
}

runCommand(
  async (dataSource, env) => {
    const given = readArguments();
    if (given['dry-run']) {
      const manifest = await checkBackup(given.folder);
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      console.log(
        `Cadangan saat ${manifest.at} dari versi ${manifest.version} utuh: ${rows} baris, ${manifest.files} berkas.`,
      );
      console.log('Percobaan saja: belum ada yang dipulihkan.');
      return 0;
    }
    const contents = openContents(env);
    const manifest = await restoreBackup(
      {
        dataSource,
        databaseUrl: env.DATABASE_URL,
        writeContent: (key, content) => contents.write(key, content),
        emptyQueue: () => emptyRedis(env),
      },
      given.folder,
      given.replace,
    );
    console.log(
      `Dipulihkan: keadaan saat ${manifest.at}, dengan ${manifest.files} berkas. Jalankan lagi API dan worker.`,
    );
    return 0;
  },
  { anySchema: true },
);
