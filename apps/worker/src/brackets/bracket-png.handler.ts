// Job bracket-png: the bracket of a pool as one picture, from the web app's own drawing (Spec 2 §9).
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PRINT_PAGES, PRINT_PICTURE_ATTRIBUTE } from '@gelanggang/contract/print';
import type { JobContext, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { PrintBrowser } from '../pdf/browser';
import { readPrintBracket } from './print-brackets.queries';

/** Spec 2 §9. */
const FILE_NAME = 'tournament_bracket.png';
const SCALE = 2;

@Injectable()
export class BracketPngHandler implements JobHandler<'bracket-png'> {
  readonly kind = 'bracket-png';

  constructor(
    private readonly dataSource: DataSource,
    private readonly browser: PrintBrowser,
  ) {}

  async run(context: JobContext<'bracket-png'>): Promise<void> {
    await context.progress(5, 'Membaca bagan');
    const data = await readPrintBracket(this.dataSource, context.params.pool_id, {
      as: 'picture',
      isBlank: false,
    });
    await context.progress(20, 'Menggambar bagan');
    const source = await this.browser.picture({
      path: PRINT_PAGES.bracket,
      data,
      signal: context.signal,
      element: `[${PRINT_PICTURE_ATTRIBUTE}]`,
      scale: SCALE,
    });
    await context.progress(90, 'Menyimpan berkas');
    await context.saveFile({ name: FILE_NAME, contentType: 'image/png', source });
  }
}
