// Job recap-pdf: all tanding matches of a tournament on A4, by category, gender and class (Spec 2 §2, Match recap).
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PRINT_PAGES } from '@gelanggang/contract/print';
import { slugOf } from '@gelanggang/domain/words/slug';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { PrintBrowser } from '../pdf/browser';
import { PAGE_NUMBERS } from '../pdf/page-numbers';
import { readPrintRecap } from './print-brackets.queries';

const MARGIN = '10mm';

@Injectable()
export class RecapPdfHandler implements JobHandler<'recap-pdf'> {
  readonly kind = 'recap-pdf';

  constructor(
    private readonly dataSource: DataSource,
    private readonly browser: PrintBrowser,
  ) {}

  async run(context: JobContext<'recap-pdf'>): Promise<void> {
    await context.progress(5, 'Membaca partai');
    const data = await readPrintRecap(this.dataSource, context.params.tournament_id);
    await context.progress(20, 'Menyusun halaman');
    const source = await this.browser.print({
      path: PRINT_PAGES.recap,
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
    const name = `rekap-partai-${slugOf(data.tournament.slug)}.pdf`;
    await context.saveFile({ name, contentType: 'application/pdf', source });
  }
}
