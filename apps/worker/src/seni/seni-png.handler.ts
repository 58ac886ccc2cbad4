// Job seni-png: one pool of seni as a picture, as on paper (Spec 2 §9: scale 2).
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PRINT_PAGES, PRINT_PICTURE_ATTRIBUTE } from '@gelanggang/contract/print';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { PrintBrowser } from '../pdf/browser';
import { readPrintSeniPool } from './print-seni.queries';

/** Spec 2 §9. */
const FILE_NAME = 'tournament_bracket.png';
const SCALE = 2;

@Injectable()
export class SeniPngHandler implements JobHandler<'seni-png'> {
  readonly kind = 'seni-png';

  constructor(
    private readonly dataSource: DataSource,
    private readonly browser: PrintBrowser,
  ) {}

  async run(context: JobContext<'seni-png'>): Promise<void> {
    await context.progress(5, 'Membaca pool');
    const data = await readPrintSeniPool(this.dataSource, context.params.pool_id);
    await context.progress(20, 'Menggambar pool');
    const source = await this.browser.picture({
      path: PRINT_PAGES.seni,
      data: { ...data, as: 'picture' },
      signal: context.signal,
      element: `[${PRINT_PICTURE_ATTRIBUTE}]`,
      scale: SCALE,
    });
    await context.progress(90, 'Menyimpan berkas');
    await context.saveFile({ name: FILE_NAME, contentType: 'image/png', source });
  }
}
