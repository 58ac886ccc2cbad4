// Starts the API process; what is wrong with the surroundings ends it with one clear sentence.
import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { NewerDatabase } from '@gelanggang/database/newer-database';
import { diskSentence } from '@gelanggang/platform/files/disk-sentence';
import { loadEnv, WRONG_ENVIRONMENT_CODE, WrongEnvironment } from '@gelanggang/platform/env/env';
import { toldToBegin } from '@gelanggang/platform/env/told-to-begin';
import { createLogger, NestLogger } from '@gelanggang/platform/logging/logger';
import { warmConnections } from '@gelanggang/platform/statements/warm-connections';
import { DataSource } from 'typeorm';
import { createApi } from './bootstrap';
import { HallHttps } from './hall/hall-https';
import { BACKLOG } from './http/accept-times';

/** What a start has to do comes first. */
const WARM_AFTER_MS = 15_000;

/** What does not end by itself within this time after a signal is cut off. */
const STOP_WITHIN_MS = 8000;

/** The sentence for a fault of the surroundings, or null for one of our own. */
function sentenceFor(error: unknown): string | null {
  if (error instanceof WrongEnvironment || error instanceof NewerDatabase) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') {
    const port = error instanceof Error && 'port' in error ? String(error.port) : (process.env.PORT ?? '3000');
    const name = port === process.env.HALL_PORT ? 'HALL_PORT' : 'PORT';
    return `Port ${port} is in use: stop what holds it, or set ${name}.`;
  }
  if (code === 'EACCES' && error instanceof Error && 'syscall' in error && error.syscall === 'listen')
    return `Port ${process.env.PORT ?? '3000'} may not be opened by this user: set PORT.`;
  // a Unix socket that is not there
  const isAbsent = code === 'ENOENT' && error instanceof Error && 'syscall' in error && error.syscall === 'connect';
  if (isAbsent || code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code.startsWith('57P') || code.startsWith('08')) {
    return 'PostgreSQL does not answer at DATABASE_URL: is it running?';
  }
  if (code === '28P01' || code === '28000') return 'PostgreSQL refuses the account of DATABASE_URL.';
  if (code === '3D000') return 'The database named in DATABASE_URL does not exist.';
  if (code === '42P01') return 'The database has no tables yet: run the migrations first.';
  return diskSentence(error)?.text ?? null;
}

async function main(): Promise<void> {
  await toldToBegin();
  const env = loadEnv();
  const logger = new NestLogger(createLogger('api', env.LOG_LEVEL));
  const app = await createApi(env, logger);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref());
  }
  await app.listen({ port: env.PORT, host: env.HOST, backlog: BACKLOG });
  await app.get(HallHttps).listen(app.getHttpServer());
  logger.log(`listening on ${await app.getUrl()}`, 'main');
  await pause(WARM_AFTER_MS, undefined, { ref: false });
  await warmConnections(app.get(DataSource)).catch((error: unknown) => logger.warn(error, 'main'));
}

main().catch((error: unknown) => {
  console.error(sentenceFor(error) ?? error);
  process.exit(error instanceof WrongEnvironment ? WRONG_ENVIRONMENT_CODE : 1);
});
