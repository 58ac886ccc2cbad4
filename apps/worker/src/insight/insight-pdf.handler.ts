// Job insight-pdf: the charts and tables of insight on A4.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PRINT_PAGES } from '@gelanggang/contract/print';
import { localDateTime } from '@gelanggang/domain/words/dates';
import { slugOf } from '@gelanggang/domain/words/slug';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { PrintBrowser } from '../pdf/browser';
import { PAGE_NUMBERS } from '../pdf/page-numbers';
import { readInsightAt } from './insight-at';

const MARGIN = '12mm';

@Injectable()
export class InsightPdfHandler implements JobHandler<'insight-pdf'> {
  readonly kind = 'insight-pdf';

  constructor(
    private readonly dataSource: DataSource,
    private readonly browser: PrintBrowser,
  ) {}

  async run(context: JobContext<'insight-pdf'>): Promise<void> {
    await context.progress(5, 'Menghitung');
    const { insight, tournament, filters } = await readInsightAt(this.dataSource, context.params);
    await context.progress(20, 'Menyusun halaman');
    const source = await this.browser.print({
      path: PRINT_PAGES.insight,
      data: { page: 'insight', tournament, printed_at: insight.as_of, insight, filters },
      signal: context.signal,
      pdf: {
        format: 'A4',
        margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
        printBackground: true,
        ...PAGE_NUMBERS,
      },
    });
    await context.progress(90, 'Menyimpan berkas');
    const { date } = localDateTime(insight.as_of, tournament.time_zone);
    await context.saveFile({
      name: `insight-${slugOf(tournament.slug)}-${date}.pdf`,
      contentType: 'application/pdf',
      source,
    });
  }
}
