// The handler of each kind of job that is no paper: a kind without one does not compile.
import type { Type } from '@nestjs/common';
import type { JobKind, PaperKind } from '@gelanggang/contract/jobs';
import type { JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { ArchiveExportHandler } from '../archive/archive-export.handler';
import { AuditExportHandler } from '../audit/audit-export.handler';
import { AutoScheduleHandler } from '../auto-schedule/auto-schedule.handler';
import { AccountsExportHandler } from '../billings/accounts-export.handler';
import { BillingsExportHandler } from '../billings/billings-export.handler';
import { ContingentsExportHandler } from '../contingents/contingents-export.handler';
import { AutoGenerateHandler } from '../drawing/auto-generate.handler';
import { EventReportExportHandler } from '../event-report/event-report-export.handler';
import { HonorariaExportHandler } from '../officials/honoraria-export.handler';
import { EntriesImportHandler } from '../entry-imports/entries-import.handler';
import { InsightExportHandler } from '../insight/insight-export.handler';
import { MedalsExportHandler } from '../medals/medals-export.handler';
import { ScheduleExportHandler } from '../schedules/schedule-export.handler';
import { ScoreSheetsExportHandler } from '../scoring/score-sheets-export.handler';
import { SeniExportHandler } from '../seni/seni-export.handler';
import { RecapExportHandler } from '../brackets/recap-export.handler';
import { TeamMembersExportHandler } from '../team-members/team-members-export.handler';
import { PaperPrinter } from '../pdf/paper-printer';
import { PAPERS } from '../pdf/papers';

export const HANDLERS: { readonly [K in Exclude<JobKind, PaperKind>]: Type<JobHandler<K>> } = {
  'accounts-export': AccountsExportHandler,
  'archive-export': ArchiveExportHandler,
  'audit-export': AuditExportHandler,
  'billings-export': BillingsExportHandler,
  'contingents-export': ContingentsExportHandler,
  'auto-schedule': AutoScheduleHandler,
  'auto-generate': AutoGenerateHandler,
  'entries-import': EntriesImportHandler,
  'event-report-export': EventReportExportHandler,
  'honoraria-export': HonorariaExportHandler,
  'insight-export': InsightExportHandler,
  'medals-export': MedalsExportHandler,
  'schedule-export': ScheduleExportHandler,
  'score-sheets-export': ScoreSheetsExportHandler,
  'seni-export': SeniExportHandler,
  'recap-export': RecapExportHandler,
  'team-members-export': TeamMembersExportHandler,
};

export const handlerOf = (kind: JobKind): Type<JobHandler> =>
  (kind in PAPERS ? PaperPrinter : HANDLERS[kind as keyof typeof HANDLERS]) as Type<JobHandler>;
