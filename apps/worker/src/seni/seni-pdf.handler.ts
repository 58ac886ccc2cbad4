// Job seni-pdf: the pools of a tournament's seni on A4, or one of them: performances with their ranking, battles as brackets.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PRINT_PAGES } from '@gelanggang/contract/print';
import { slugOf } from '@gelanggang/domain/words/slug';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { PrintBrowser } from '../pdf/browser';
import { OWN_SHEETS } from '../pdf/own-sheets';
import { readPrintSeni } from './print-seni.queries';

@Injectable()
export class SeniPdfHandler implements JobHandler<'seni-pdf'> {
  readonly kind = 'seni-pdf';

  constructor(
    private readonly dataSource: DataSource,
    private readonly browser: PrintBrowser,
  ) {}

  async run(context: JobContext<'seni-pdf'>): Promise<void> {
    await context.progress(5, 'Membaca pool');
    const data = await readPrintSeni(this.dataSource, context.params.tournament_id, context.params.pool_id);
    await context.progress(20, 'Menggambar pool');
    const source = await this.browser.print({
      path: PRINT_PAGES.seni,
      data,
      signal: context.signal,
      pdf: OWN_SHEETS,
    });
    await context.progress(90, 'Menyimpan berkas');
    await context.saveFile({
      name: `seni-${slugOf(data.tournament.slug)}.pdf`,
      contentType: 'application/pdf',
      source,
    });
  }
}
