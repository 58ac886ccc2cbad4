// Job medals-pdf: the medals of a tournament on A4, per contingent and per class.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PRINT_PAGES } from '@gelanggang/contract/print';
import { slugOf } from '@gelanggang/domain/words/slug';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { PrintBrowser } from '../pdf/browser';
import { PAGE_NUMBERS } from '../pdf/page-numbers';
import { readMedalsAt } from './medals-at';

const MARGIN = '12mm';

@Injectable()
export class MedalsPdfHandler implements JobHandler<'medals-pdf'> {
  readonly kind = 'medals-pdf';

  constructor(
    private readonly dataSource: DataSource,
    private readonly browser: PrintBrowser,
  ) {}

  async run(context: JobContext<'medals-pdf'>): Promise<void> {
    await context.progress(5, 'Menghitung medali');
    const { tournament, medals } = await readMedalsAt(this.dataSource, context.params.tournament_id);
    await context.progress(20, 'Menyusun halaman');
    const source = await this.browser.print({
      path: PRINT_PAGES.medals,
      data: { page: 'medals', tournament, printed_at: new Date().toISOString(), ...medals },
      signal: context.signal,
      pdf: {
        format: 'A4',
        margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
        printBackground: true,
        ...PAGE_NUMBERS,
      },
    });
    await context.progress(90, 'Menyimpan berkas');
    const name = `medali-${slugOf(tournament.slug)}.pdf`;
    await context.saveFile({ name, contentType: 'application/pdf', source });
  }
}
