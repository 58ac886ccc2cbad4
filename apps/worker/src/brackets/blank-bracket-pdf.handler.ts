// Job blank-bracket-pdf: a bracket without names, to be filled in by hand at the referee's table.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PRINT_PAGES } from '@gelanggang/contract/print';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { PrintBrowser } from '../pdf/browser';
import { OWN_SHEETS } from '../pdf/own-sheets';
import { readPrintBlankBracket } from './print-brackets.queries';

@Injectable()
export class BlankBracketPdfHandler implements JobHandler<'blank-bracket-pdf'> {
  readonly kind = 'blank-bracket-pdf';

  constructor(
    private readonly dataSource: DataSource,
    private readonly browser: PrintBrowser,
  ) {}

  async run(context: JobContext<'blank-bracket-pdf'>): Promise<void> {
    const data = await readPrintBlankBracket(this.dataSource, context.params);
    await context.progress(20, 'Menggambar bagan');
    const source = await this.browser.print({
      path: PRINT_PAGES.blankBracket,
      data,
      signal: context.signal,
      pdf: OWN_SHEETS,
    });
    await context.progress(90, 'Menyimpan berkas');
    await context.saveFile({ name: `bagan-kosong-${data.size}.pdf`, contentType: 'application/pdf', source });
  }
}
