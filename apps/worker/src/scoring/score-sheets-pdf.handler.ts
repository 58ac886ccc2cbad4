// Job score-sheets-pdf: the score sheets of matches, each on its own page with lines to sign on.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PRINT_PAGES } from '@gelanggang/contract/print';
import { readMatchRecaps } from '@gelanggang/database/queries/match-recap.queries';
import { JobFailure, type JobContext, type JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { PrintBrowser } from '../pdf/browser';
import { joinPdfs } from '../pdf/join-pdfs';
import { OWN_SHEETS } from '../pdf/own-sheets';
import { readPrintTournament } from '../pdf/print-tournament.queries';
import { fileName, readScored, scopeOf } from './scored.queries';

/** Matches printed at once. */
const PART_SIZE = 20;

@Injectable()
export class ScoreSheetsPdfHandler implements JobHandler<'score-sheets-pdf'> {
  readonly kind = 'score-sheets-pdf';

  constructor(
    private readonly dataSource: DataSource,
    private readonly browser: PrintBrowser,
  ) {}

  async run(context: JobContext<'score-sheets-pdf'>): Promise<void> {
    const { params, signal } = context;
    const { manager } = this.dataSource;
    await context.progress(2, 'Membaca partai');
    const tournament = await readPrintTournament(manager, params.tournament_id);
    if (!tournament) throw new JobFailure('Kejuaraan ini sudah dihapus.');
    const scored = await readScored(manager, scopeOf(params));
    const ids = scored.map((match) => match.id);
    const printed_at = new Date().toISOString();
    const parts: Uint8Array[] = [];
    for (let done = 0; done < ids.length; done += PART_SIZE) {
      await context.progress(5 + (85 * done) / ids.length, `${done} dari ${ids.length} partai`);
      const matches = await readMatchRecaps(manager, ids.slice(done, done + PART_SIZE));
      const data = { page: 'score-sheets' as const, tournament, printed_at, matches };
      parts.push(await this.browser.print({ path: PRINT_PAGES.scoreSheets, data, signal, pdf: OWN_SHEETS }));
    }
    await context.progress(95, 'Menyimpan berkas');
    const name = `${fileName('lembar-nilai', tournament.slug, params, scored)}.pdf`;
    await context.saveFile({ name, contentType: 'application/pdf', source: await joinPdfs(parts) });
  }
}
