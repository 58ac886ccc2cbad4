// Job bracket-pdf: the bracket of a pool on A4, printed from the web app's own drawing (Spec 2 §9).
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PRINT_PAGES } from '@gelanggang/contract/print';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { PrintBrowser } from '../pdf/browser';
import { OWN_SHEETS } from '../pdf/own-sheets';
import { readPrintBracket } from './print-brackets.queries';

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
    const { pool_id: poolId, is_blank: isBlank = false } = context.params;
    const data = await readPrintBracket(this.dataSource, poolId, { as: 'paper', isBlank });
    await context.progress(20, 'Menggambar bagan');
    const source = await this.browser.print({
      path: PRINT_PAGES.bracket,
      data,
      signal: context.signal,
      pdf: OWN_SHEETS,
    });
    await context.progress(90, 'Menyimpan berkas');
    await context.saveFile({ name: FILE_NAME, contentType: 'application/pdf', source });
  }
}
