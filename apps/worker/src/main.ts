// Starts the worker process; what is wrong with the environment ends it with one clear sentence each.
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { NewerDatabase } from '@gelanggang/database/newer-database';
import { loadEnv, WRONG_ENVIRONMENT_CODE, WrongEnvironment } from '@gelanggang/platform/env/env';
import { toldToBegin } from '@gelanggang/platform/env/told-to-begin';
import { diskSentence } from '@gelanggang/platform/files/disk-sentence';
import { teachLanguages } from '@gelanggang/platform/languages/teach-languages';
import { createLogger, NestLogger } from '@gelanggang/platform/logging/logger';
import { MailSender } from '@gelanggang/platform/mail/mail-sender';
import { queueBackend } from '@gelanggang/platform/queue/queue-connection';
import { PushSender } from '@gelanggang/platform/push/push-sender';
import { TextSender } from '@gelanggang/platform/text-messages/text-sender';
import { Upkeep } from '@gelanggang/platform/upkeep/upkeep';
import { FeedWatch } from './open-feed/feed-watch';
import { FollowerWatch } from './push/follower-watch';
import { WebhookSender } from './webhooks/webhook-sender';
import { WebhookWatch } from './webhooks/webhook-watch';
import { WorkerModule } from './worker.module';

async function main(): Promise<void> {
  await toldToBegin();
  const env = loadEnv();
  const logger = new NestLogger(createLogger('worker', env.LOG_LEVEL));
  teachLanguages(__dirname);
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(env), { logger, abortOnError: false });
  app.enableShutdownHooks();
  await app.get(MailSender).start();
  app.get(PushSender).start();
  app.get(TextSender).start();
  app.get(FollowerWatch).start();
  await app.get(FeedWatch).start();
  app.get(WebhookWatch).start();
  app.get(WebhookSender).start();
  app.get(Upkeep).start();
  logger.log(`worker ready; queue on ${queueBackend(env) === 'redis' ? 'Redis' : 'PostgreSQL'}`, 'main');
}

main().catch((error: unknown) => {
  const isTold = error instanceof WrongEnvironment || error instanceof NewerDatabase;
  console.error(isTold ? error.message : (diskSentence(error)?.text ?? error));
  process.exit(error instanceof WrongEnvironment ? WRONG_ENVIRONMENT_CODE : 1);
});
