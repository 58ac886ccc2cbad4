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

const RUPIAH = '#,##0';

@Injectable()
export class HonorariaExportHandler implements JobHandler<'honoraria-export'> {
  constructor(private readonly dataSource: DataSource) {}

  async run(context: JobContext<'honoraria-export'>): Promise<void> {
    const { tournament_id: tournamentId } = context.params;
    await context.progress(20, 'Menghitung tugas');
    const work = await readWork(this.dataSource.manager, tournamentId);
    if (work.length === 0) throw new JobFailure('Belum ada petugas yang bertugas di partai yang sudah dimulai.');
    const rows = work.map((one) => ({
      ...one,
      sum: one.matches * one.perMatch + one.sessions * one.perSession,
    }));
    const total = rows.reduce((all, { sum }) => all + sum, 0);
    await context.saveFile({
      name: await exportFileName(this.dataSource, 'honor-petugas', tournamentId),
      contentType: XLSX_TYPE,
      source: await workbook([
        {
          name: 'Honor',
          columns: [
            { header: 'Nama', width: 32 },
            { header: 'Tugas', width: 22 },
            { header: 'Daerah', width: 30 },
            { header: 'Partai', width: 9 },
            { header: 'Tarif per partai', width: 16, format: RUPIAH },
            { header: 'Sesi', width: 9 },
            { header: 'Tarif per sesi', width: 16, format: RUPIAH },
            { header: 'Jumlah', width: 18, format: RUPIAH },
            { header: 'Tanda tangan', width: 24 },
          ],
          rows: [
            ...rows.map((one) => [
              ...[one.name, roleLabel(one.role), one.region, one.matches, one.perMatch],
              ...[one.sessions, one.perSession, one.sum, ''],
            ]),
            ['Jumlah', '', '', null, null, null, null, total, ''],
          ],
        },
      ]),
    });
  }
}
