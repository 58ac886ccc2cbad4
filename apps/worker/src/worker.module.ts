// The worker: every job's handler, one per kind.
import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { dataSourceOptions } from '@gelanggang/database/data-source';
import type { Env } from '@gelanggang/platform/env/env';
import type { JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { PlatformModule } from '@gelanggang/platform/platform.module';
import { ContingentsExportHandler } from './contingents/contingents-export.handler';
import { AutoGenerateHandler } from './drawing/auto-generate.handler';
import { PrintBrowser } from './pdf/browser';
import { JOB_HANDLERS } from './running/handlers';
import { JobRunner } from './running/job-runner';
import { SchedulePdfHandler } from './schedules/schedule-pdf.handler';
import { BracketPdfHandler } from './tanding/bracket-pdf.handler';
import { BracketPngHandler } from './tanding/bracket-png.handler';
import { RecapExportHandler } from './tanding/recap-export.handler';
import { RecapPdfHandler } from './tanding/recap-pdf.handler';
import { TeamMembersExportHandler } from './team-members/team-members-export.handler';

const HANDLERS = [
  AutoGenerateHandler,
  TeamMembersExportHandler,
  ContingentsExportHandler,
  SchedulePdfHandler,
  BracketPdfHandler,
  BracketPngHandler,
  RecapExportHandler,
  RecapPdfHandler,
];

@Module({})
export class WorkerModule {
  static forRoot(env: Env): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        TypeOrmModule.forRoot({
          ...dataSourceOptions(env.DATABASE_URL, { poolSize: env.DB_POOL }),
          retryAttempts: 10,
          retryDelay: 1000,
        }),
        PlatformModule.forRoot(env),
      ],
      providers: [
        PrintBrowser,
        ...HANDLERS,
        { provide: JOB_HANDLERS, useFactory: (...handlers: JobHandler[]) => handlers, inject: HANDLERS },
        JobRunner,
      ],
    };
  }
}
