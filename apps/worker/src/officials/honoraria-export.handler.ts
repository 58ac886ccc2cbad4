// Job honoraria-export: what each official is paid for matches and sessions, with the sum and room to sign.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readWork } from '@gelanggang/database/queries/official.queries';
import { roleLabel } from '@gelanggang/domain/officials/roles';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { JobFailure } from '@gelanggang/platform/jobs/job-handler';
import { exportFileName } from '../exports/export-scope';
import { workbook } from '../exports/workbook';
import { XLSX_TYPE } from '../exports/xlsx';
import { officialFileTexts } from './texts';

const RUPIAH = '#,##0';

@Injectable()
export class HonorariaExportHandler implements JobHandler<'honoraria-export'> {
  constructor(private readonly dataSource: DataSource) {}

  async run(context: JobContext<'honoraria-export'>): Promise<void> {
    const { tournament_id: tournamentId } = context.params;
    const { honoraria: texts } = officialFileTexts;
    const { columns } = texts;
    await context.progress(20, texts.calculating);
    const work = await readWork(this.dataSource.manager, tournamentId);
    if (work.length === 0) throw new JobFailure(texts.nobody);
    const rows = work.map((one) => ({
      ...one,
      sum: one.matches * one.perMatch + one.sessions * one.perSession,
    }));
    const total = rows.reduce((all, { sum }) => all + sum, 0);
    await context.saveFile({
      name: await exportFileName(this.dataSource, texts.file, tournamentId),
      contentType: XLSX_TYPE,
      source: await workbook([
        {
          name: texts.sheet,
          columns: [
            { header: columns.name, width: 32 },
            { header: columns.role, width: 22 },
            { header: columns.region, width: 30 },
            { header: columns.matches, width: 9 },
            { header: columns.perMatch, width: 16, format: RUPIAH },
            { header: columns.sessions, width: 9 },
            { header: columns.perSession, width: 16, format: RUPIAH },
            { header: columns.sum, width: 18, format: RUPIAH },
            { header: columns.signature, width: 24 },
          ],
          rows: [
            ...rows.map((one) => [
              ...[one.name, roleLabel(one.role), one.region, one.matches, one.perMatch],
              ...[one.sessions, one.perSession, one.sum, ''],
            ]),
            [texts.total, '', '', null, null, null, null, total, ''],
          ],
        },
      ]),
    });
  }
}
