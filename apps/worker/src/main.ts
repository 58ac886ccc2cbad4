// Starts the worker process; what is wrong with the environment ends it with one clear sentence each.
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { loadEnv, WrongEnvironment } from '@gelanggang/platform/env/env';
import { createLogger, NestLogger } from '@gelanggang/platform/logging/logger';
import { MailSender } from '@gelanggang/platform/mail/mail-sender';
import { queueBackend } from '@gelanggang/platform/queue/queue-connection';
import { Upkeep } from '@gelanggang/platform/upkeep/upkeep';
import { WorkerModule } from './worker.module';

async function main(): Promise<void> {
  const env = loadEnv();
  const logger = new NestLogger(createLogger('worker', env.LOG_LEVEL));
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(env), { logger, abortOnError: false });
  app.enableShutdownHooks();
  await app.get(MailSender).start();
  app.get(Upkeep).start();
  logger.log(`worker ready; queue on ${queueBackend(env) === 'redis' ? 'Redis' : 'PostgreSQL'}`, 'main');
}

main().catch((error: unknown) => {
  console.error(error instanceof WrongEnvironment ? error.message : error);
  process.exit(1);
});
