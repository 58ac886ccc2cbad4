// Job audit-export: the audit that the list shows with these filters, as a spreadsheet.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { actionLabel, SUBJECT_LABELS } from '@gelanggang/contract/audit';
import type { Permission } from '@gelanggang/contract/permissions';
import {
  AUDIT_CONDITIONS,
  AUDIT_ORDER,
  auditValues,
  SUBJECT_NAME,
} from '@gelanggang/database/queries/audit-list.queries';
import { type JobContext, JobFailure, type JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { exportFileName } from '../exports/export-scope';
import { rightsOfAccount } from '@gelanggang/database/queries/rights.queries';
import { readRows } from '../exports/read-rows';
import { exportTexts } from '../exports/texts';
import { type Columns } from '../exports/xlsx';
import { xlsxFile } from '../exports/xlsx-file';
import { auditFileTexts as texts } from './texts';

const NEEDED: Permission = 'view audit';

interface Row {
  at: string;
  account: string | null;
  action: string;
  subjectType: string;
  subjectId: number | null;
  subjectName: string | null;
  device: string | null;
  address: string | null;
  detail: string;
}

const COLUMNS: Columns<Row, typeof texts.columns> = {
  at: { width: 20, cell: (row) => row.at },
  account: { width: 26, cell: (row) => row.account },
  action: { width: 36, cell: (row) => actionLabel(row.action, row.subjectType) },
  subject: { width: 18, cell: (row) => SUBJECT_LABELS[row.subjectType] ?? row.subjectType },
  id: { width: 10, cell: (row) => row.subjectId },
  name: { width: 30, cell: (row) => row.subjectName },
  device: { width: 22, cell: (row) => row.device },
  address: { width: 18, cell: (row) => row.address },
  detail: { width: 60, cell: (row) => row.detail },
};

@Injectable()
export class AuditExportHandler implements JobHandler<'audit-export'> {
  constructor(private readonly dataSource: DataSource) {}

  async run(context: JobContext<'audit-export'>): Promise<void> {
    // rights may have been taken away since it was asked for
    const rights = await rightsOfAccount(this.dataSource, context.accountId);
    if (!rights.anywhere().has(NEEDED)) {
      throw new JobFailure(exportTexts.notAllowed);
    }
    const seen = rights.seen(context.accountId, null, NEEDED);
    const values = auditValues(context.params, seen);
    const [total] = await this.dataSource.query<{ count: number }[]>(
      `select count(*)::int as count from audit u where ${AUDIT_CONDITIONS}`,
      values,
    );
    const rows = readRows<Row>(
      this.dataSource,
      `select to_char(u.at at time zone 'Asia/Jakarta', 'YYYY-MM-DD HH24:MI:SS') as at, a.name as account, u.action,
         u.subject_type as "subjectType", u.subject_id::float8 as "subjectId", ${SUBJECT_NAME} as "subjectName", u.device,
         u.address, u.detail::text as detail
       from audit u left join account a on a.id = u.account_id where ${AUDIT_CONDITIONS} order by ${AUDIT_ORDER}`,
      values,
    );
    const name = await exportFileName(this.dataSource, texts.file);
    const list = { texts, columns: COLUMNS, rows, total: total?.count ?? 0, what: 'records' } as const;
    await context.saveFile({ ...xlsxFile(context, name, list), seen });
  }
}
