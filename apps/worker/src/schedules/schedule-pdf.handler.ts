// Job schedule-pdf: the public schedule on A4, printed from the web app's own page (Spec 1 §2, Schedule).
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PRINT_PAGES } from '@gelanggang/contract/print';
import { type JobContext, JobFailure, type JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { PrintBrowser } from '../pdf/browser';
import { PAGE_NUMBERS } from '../pdf/page-numbers';
import { readPrintSchedule } from './print-schedule.queries';

/** Spec 1 §2: A4 portrait, named jadwal-pertandingan. */
const FILE_NAMES = { public: 'jadwal-pertandingan.pdf', table: 'lembar-gelanggang.pdf' } as const;
const MARGIN = '0.3in';

@Injectable()
export class SchedulePdfHandler implements JobHandler<'schedule-pdf'> {
  readonly kind = 'schedule-pdf';

  constructor(
    private readonly dataSource: DataSource,
    private readonly browser: PrintBrowser,
  ) {}

  async run(context: JobContext<'schedule-pdf'>): Promise<void> {
    await context.progress(5, 'Membaca jadwal');
    const { layout = 'public' } = context.params;
    const data = await readPrintSchedule(this.dataSource, context.params, layout);
    if (!data) throw new JobFailure('Kejuaraan ini tidak ada lagi.');
    if (data.sessions.every((session) => session.matches.length === 0))
      throw new JobFailure('Belum ada jadwal untuk dicetak.');
    await context.progress(20, 'Menyusun halaman');
    const source = await this.browser.print({
      path: PRINT_PAGES.schedule,
      data,
      signal: context.signal,
      pdf: {
        format: 'A4',
        margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
        printBackground: true,
        ...PAGE_NUMBERS,
      },
    });
    await context.progress(90, 'Menyimpan berkas');
    await context.saveFile({ name: FILE_NAMES[layout], contentType: 'application/pdf', source });
  }
}
