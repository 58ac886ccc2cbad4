// The worker: every job's handler, and what they need.
import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { dataSourceOptions } from '@gelanggang/database/data-source';
import { NewerDatabase, openDataSource } from '@gelanggang/database/newer-database';
import type { Env } from '@gelanggang/platform/env/env';
import { MailSender } from '@gelanggang/platform/mail/mail-sender';
import { PlatformModule } from '@gelanggang/platform/platform.module';
import { PushSender } from '@gelanggang/platform/push/push-sender';
import { TextSender } from '@gelanggang/platform/text-messages/text-sender';
import { Upkeep } from '@gelanggang/platform/upkeep/upkeep';
import { FeedWatch } from './open-feed/feed-watch';
import { PrintBrowser } from './pdf/browser';
import { PaperPrinter } from './pdf/paper-printer';
import { FollowerWatch } from './push/follower-watch';
import { HANDLERS } from './running/handlers';
import { JobRunner } from './running/job-runner';
import { WebhookSender } from './webhooks/webhook-sender';
import { WebhookWatch } from './webhooks/webhook-watch';

@Module({})
export class WorkerModule {
  static forRoot(env: Env): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({
            ...dataSourceOptions(env.DATABASE_URL, { poolSize: env.DB_POOL }),
            retryAttempts: 10,
            retryDelay: 1000,
            toRetry: (error) => !(error instanceof NewerDatabase),
          }),
          dataSourceFactory: openDataSource,
        }),
        PlatformModule.forRoot(env, 'worker'),
      ],
      providers: [
        PrintBrowser,
        PaperPrinter,
        ...Object.values(HANDLERS),
        JobRunner,
        MailSender,
        PushSender,
        TextSender,
        FollowerWatch,
        FeedWatch,
        WebhookWatch,
        WebhookSender,
        Upkeep,
      ],
    };
  }
}
