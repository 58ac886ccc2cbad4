// Job bracket-pdf: the bracket of a pool on one sheet of A4, printed from the web app's own drawing (Spec 2 §9).
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PRINT_PAGES } from '@gelanggang/contract/print';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { PrintBrowser } from '../pdf/browser';
import { readPrintBracket } from './print-tanding.queries';

/** Spec 2 §9. */
const FILE_NAME = 'tournament_bracket.pdf';

@Injectable()
export class BracketPdfHandler implements JobHandler<'bracket-pdf'> {
  readonly kind = 'bracket-pdf';

  constructor(
    private readonly dataSource: DataSource,
    private readonly browser: PrintBrowser,
  ) {}

  async run(context: JobContext<'bracket-pdf'>): Promise<void> {
    await context.progress(5, 'Membaca bagan');
    const data = await readPrintBracket(this.dataSource, context.params.pool_id, 'paper');
    await context.progress(20, 'Menggambar bagan');
    const source = await this.browser.print({
      path: PRINT_PAGES.bracket,
      data,
      signal: context.signal,
      // the page knows how wide its drawing is, and says so in its @page rule
      pdf: { preferCSSPageSize: true, printBackground: true },
    });
    await context.progress(90, 'Menyimpan berkas');
    await context.saveFile({ name: FILE_NAME, contentType: 'application/pdf', source });
  }
}
