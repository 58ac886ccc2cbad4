// The worker: every job's handler, one per kind.
import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { dataSourceOptions } from '@gelanggang/database/data-source';
import { NewerDatabase, openDataSource } from '@gelanggang/database/newer-database';
import type { Env } from '@gelanggang/platform/env/env';
import type { JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { MailSender } from '@gelanggang/platform/mail/mail-sender';
import { PlatformModule } from '@gelanggang/platform/platform.module';
import { Upkeep } from '@gelanggang/platform/upkeep/upkeep';
import { AuditExportHandler } from './audit/audit-export.handler';
import { BillingPrinter } from './billings/billing-printer';
import { BillingsExportHandler } from './billings/billings-export.handler';
import { InvoicePdfHandler } from './billings/invoice-pdf.handler';
import { ReceiptPdfHandler } from './billings/receipt-pdf.handler';
import { ContingentsExportHandler } from './contingents/contingents-export.handler';
import { AutoScheduleHandler } from './auto-schedule/auto-schedule.handler';
import { AutoGenerateHandler } from './drawing/auto-generate.handler';
import { EntriesImportHandler } from './entry-imports/entries-import.handler';
import { InsightExportHandler } from './insight/insight-export.handler';
import { InsightPdfHandler } from './insight/insight-pdf.handler';
import { CertificatesPdfHandler } from './medals/certificates-pdf.handler';
import { MedalsExportHandler } from './medals/medals-export.handler';
import { MedalsPdfHandler } from './medals/medals-pdf.handler';
import { PrintBrowser } from './pdf/browser';
import { JOB_HANDLERS } from './running/handlers';
import { JobRunner } from './running/job-runner';
import { ScheduleExportHandler } from './schedules/schedule-export.handler';
import { SchedulePdfHandler } from './schedules/schedule-pdf.handler';
import { WeighInPdfHandler } from './schedules/weigh-in-pdf.handler';
import { ScoreSheetsExportHandler } from './scoring/score-sheets-export.handler';
import { ScoreSheetsPdfHandler } from './scoring/score-sheets-pdf.handler';
import { SeniExportHandler } from './seni/seni-export.handler';
import { SeniPdfHandler } from './seni/seni-pdf.handler';
import { SeniPngHandler } from './seni/seni-png.handler';
import { BlankBracketPdfHandler } from './brackets/blank-bracket-pdf.handler';
import { BracketPdfHandler } from './brackets/bracket-pdf.handler';
import { BracketPngHandler } from './brackets/bracket-png.handler';
import { BracketsPdfHandler } from './brackets/brackets-pdf.handler';
import { RecapExportHandler } from './brackets/recap-export.handler';
import { RecapPdfHandler } from './brackets/recap-pdf.handler';
import { AthleteCardsPdfHandler } from './weigh-in/athlete-cards-pdf.handler';
import { TeamMembersExportHandler } from './team-members/team-members-export.handler';

const HANDLERS = [
  AutoGenerateHandler,
  EntriesImportHandler,
  AutoScheduleHandler,
  TeamMembersExportHandler,
  ContingentsExportHandler,
  SchedulePdfHandler,
  ScheduleExportHandler,
  WeighInPdfHandler,
  BracketPdfHandler,
  BracketPngHandler,
  BracketsPdfHandler,
  BlankBracketPdfHandler,
  RecapExportHandler,
  RecapPdfHandler,
  ScoreSheetsExportHandler,
  ScoreSheetsPdfHandler,
  SeniExportHandler,
  SeniPdfHandler,
  SeniPngHandler,
  InvoicePdfHandler,
  ReceiptPdfHandler,
  BillingsExportHandler,
  InsightExportHandler,
  InsightPdfHandler,
  MedalsExportHandler,
  MedalsPdfHandler,
  CertificatesPdfHandler,
  AthleteCardsPdfHandler,
  AuditExportHandler,
];

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
        BillingPrinter,
        ...HANDLERS,
        { provide: JOB_HANDLERS, useFactory: (...handlers: JobHandler[]) => handlers, inject: HANDLERS },
        JobRunner,
        MailSender,
        Upkeep,
      ],
    };
  }
}
