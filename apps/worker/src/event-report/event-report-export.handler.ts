// Job event-report-export: the report of the technical delegate as a workbook, a table on each sheet.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { exportFileName } from '../exports/export-scope';
import { workbook } from '../exports/workbook';
import { XLSX_TYPE } from '../exports/xlsx';
import { readEventReport } from './event-report.queries';
import { paperTexts } from '../pdf/texts';
import { reportFileTexts } from './texts';

const WIDEST = 60;

@Injectable()
export class EventReportExportHandler implements JobHandler<'event-report-export'> {
  constructor(private readonly dataSource: DataSource) {}

  async run(context: JobContext<'event-report-export'>): Promise<void> {
    const { tournament_id: tournamentId } = context.params;
    await context.progress(10, paperTexts.readingTournament);
    const { tables } = await this.dataSource.transaction('REPEATABLE READ', (manager) =>
      readEventReport(manager, tournamentId),
    );
    await context.saveFile({
      name: await exportFileName(this.dataSource, reportFileTexts.file, tournamentId),
      contentType: XLSX_TYPE,
      source: await workbook(
        tables.map(({ title, columns, rows, empty }) => ({
          name: title,
          columns: columns.map(({ header }, at) => ({
            header,
            width: Math.min(WIDEST, Math.max(header.length, ...rows.map((row) => String(row[at] ?? '').length)) + 3),
          })),
          rows: rows.length > 0 ? rows : [[empty]],
        })),
      ),
    });
  }
}
