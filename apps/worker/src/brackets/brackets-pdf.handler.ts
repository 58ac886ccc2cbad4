// Job brackets-pdf: the drawn brackets of a tournament, or of a part of it, as one file: one page load for all of them.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PRINT_PAGES } from '@gelanggang/contract/print';
import { slugOf } from '@gelanggang/domain/words/slug';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { PrintBrowser } from '../pdf/browser';
import { OWN_SHEETS } from '../pdf/own-sheets';
import { readPrintBrackets } from './print-brackets.queries';

/** A bracket of 32 takes a tenth of a second. */
const PAGE_WITHIN_MS = 60_000;
const BRACKET_WITHIN_MS = 500;

@Injectable()
export class BracketsPdfHandler implements JobHandler<'brackets-pdf'> {
  readonly kind = 'brackets-pdf';

  constructor(
    private readonly dataSource: DataSource,
    private readonly browser: PrintBrowser,
  ) {}

  async run(context: JobContext<'brackets-pdf'>): Promise<void> {
    await context.progress(5, 'Membaca bagan');
    const data = await readPrintBrackets(this.dataSource, context.params);
    await context.progress(15, `Menggambar ${data.brackets.length} bagan`);
    const source = await this.browser.print({
      path: PRINT_PAGES.bracket,
      data,
      signal: context.signal,
      pdf: OWN_SHEETS,
      withinMs: PAGE_WITHIN_MS + data.brackets.length * BRACKET_WITHIN_MS,
    });
    await context.progress(90, 'Menyimpan berkas');
    const name = `${data.is_blank ? 'bagan-meja-wasit' : 'bagan'}-${slugOf(data.tournament.slug)}.pdf`;
    await context.saveFile({ name, contentType: 'application/pdf', source });
  }
}
