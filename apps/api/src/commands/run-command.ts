// Runs a command of the office on the database: one sentence for what a person can mend, an exit code, a clean end.
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '@gelanggang/database/data-source';
import { type Env, loadEnv, WrongEnvironment } from '@gelanggang/platform/env/env';

/** A failure that a person can act on: printed as it is, without a stack. */
export class Sentence extends Error {
  override name = 'Sentence';
}

/** Answers with the exit code. */
type Work = (dataSource: DataSource, env: Env) => Promise<number>;

export function runCommand(work: Work): void {
  perform(work).then(
    (code) => (process.exitCode = code),
    (error: unknown) => {
      const isForPeople = error instanceof Sentence || error instanceof WrongEnvironment;
      console.error(isForPeople ? error.message : error);
      process.exitCode = 2;
    },
  );
}

async function perform(work: Work): Promise<number> {
  const env = loadEnv();
  const dataSource = new DataSource(dataSourceOptions(env.DATABASE_URL, { poolSize: env.DB_POOL }));
  try {
    await dataSource.initialize();
  } catch (error) {
    throw new Sentence(`PostgreSQL tidak menjawab: ${error instanceof Error ? error.message : String(error)}`);
  }
  try {
    return await work(dataSource, env);
  } finally {
    await dataSource.destroy();
  }
}
