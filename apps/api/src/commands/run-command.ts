// Runs a command of the office on the database: one sentence for what a person can mend, an exit code, a clean end.
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '@gelanggang/database/data-source';
import { NewerDatabase, refuseNewerDatabase } from '@gelanggang/database/newer-database';
import { diskSentence } from '@gelanggang/platform/files/disk-sentence';
import { databaseRefusal } from '../http/database-errors';
import { type Said, textOf } from '../http/refusals';
import { type Env, loadEnv, WrongEnvironment } from '@gelanggang/platform/env/env';

/** A failure that a person can act on: printed as it is, without a stack. */
export class CommandRefusal extends Error {
  override name = 'CommandRefusal';

  constructor(readonly said: Said) {
    super(textOf(said));
  }
}

/** Answers with the exit code. */
type Work = (dataSource: DataSource, env: Env) => Promise<number>;

/** `anySchema`: it may also run on the database of a newer version. */
export function runCommand(work: Work, { anySchema = false } = {}): void {
  perform(work, anySchema).then(
    (code) => (process.exitCode = code),
    (error: unknown) => {
      console.error(sentenceFor(error) ?? error);
      process.exitCode = 2;
    },
  );
}

async function perform(work: Work, anySchema: boolean): Promise<number> {
  const env = loadEnv();
  const dataSource = new DataSource(
    dataSourceOptions(env.DATABASE_URL, { poolSize: env.DB_POOL, applicationName: 'gelanggang-command' }),
  );
  try {
    await dataSource.initialize();
  } catch (error) {
    throw new CommandRefusal(`PostgreSQL tidak menjawab: ${error instanceof Error ? error.message : String(error)}`);
  }
  try {
    if (!anySchema) await refuseNewerDatabase(dataSource);
    return await work(dataSource, env);
  } finally {
    await dataSource.destroy();
  }
}

/** Null for a fault of our own. A rule that the database holds says the same here as in the forms. */
function sentenceFor(error: unknown): string | null {
  if (error instanceof CommandRefusal || error instanceof WrongEnvironment || error instanceof NewerDatabase) {
    return error.message;
  }
  const ofTheDisk = diskSentence(error);
  if (ofTheDisk !== null) return ofTheDisk.text;
  const refusal = databaseRefusal(error)?.getResponse();
  if (typeof refusal !== 'object' || !('message' in refusal)) return null;
  const texts = 'errors' in refusal ? Object.values(refusal.errors as Record<string, string[]>).flat() : [];
  return texts.length > 0 ? texts.join(' ') : String(refusal.message);
}
