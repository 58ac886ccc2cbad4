// The one handler of all papers: reads at one moment what the row of the paper says, prints it, and keeps the file.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PaperKind, PaperResult } from '@gelanggang/contract/jobs';
import { type PrintData, PRINT_PICTURE_ATTRIBUTE } from '@gelanggang/contract/print';
import { isOfRehearsal, JOB_TOURNAMENT } from '@gelanggang/database/queries/rehearsal.queries';
import { REHEARSAL_WORD } from '@gelanggang/domain/tournament/rehearsal';
import { Env, publicAddress } from '@gelanggang/platform/env/env';
import type { JobContext, JobFile, JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { PrintBrowser } from './browser';
import { joinPdfs } from './join-pdfs';
import type { Holding, Paper, PaperSource, Parts, Sheets } from './paper';
import { PAPERS } from './papers';
import { exportTexts } from '../exports/texts';
import { paperTexts } from './texts';

/** As many as the browser has pages at work. */
const PARTS_AT_ONCE = 2;

/** Of pictures, Spec 2 §9. */
const SCALE = 2;

/** How the sheets of one paper look. */
interface Look {
  sheets: Sheets;
  mark: string | undefined;
}

@Injectable()
export class PaperPrinter implements JobHandler<PaperKind> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly browser: PrintBrowser,
    private readonly env: Env,
  ) {}

  async run<K extends PaperKind>(context: JobContext<K>): Promise<PaperResult | void> {
    const { params, accountId } = context;
    const row: Paper<K> = PAPERS[context.kind];
    const { contingentIds } = row as Partial<Holding<K>>;
    await context.progress(5, row.reading());
    // a code to scan leads nowhere from another device unless somebody said where the system is
    const publicUrl = this.env.PUBLIC_URL === undefined ? undefined : publicAddress(this.env);
    const source = (manager = this.dataSource.manager): PaperSource => ({
      ...{ manager, dataSource: this.dataSource, accountId, publicUrl },
    });
    const [read, asOf] = await this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const found = await row.read(source(manager), params);
      return [found, await row.asOf?.(source(manager), params)] as const;
    });
    const sheets = row.sheets(read);
    const mark = await this.markOf(context.jobId);
    let file: Uint8Array;
    if ('dataOf' in read) file = await this.inParts(context, read, { sheets, mark });
    else {
      await context.progress(20, row.drawing?.(read) ?? paperTexts.composing);
      file = await this.draw(context, read, { sheets, mark }, row.withinMs?.(read));
    }
    await context.progress(95, paperTexts.saving);
    const name = row.name(read, params);
    await context.saveFile({
      ...(sheets === 'picture'
        ? { name: `${name}.png`, contentType: 'image/png' }
        : { name: `${name}.pdf`, contentType: 'application/pdf' }),
      source: file,
      ...(contingentIds && { contingentIds: () => contingentIds(source(), params) }),
    } as JobFile<K>);
    return asOf;
  }

  /** Nothing that is printed of a rehearsal passes for a paper. */
  private async markOf(jobId: number): Promise<string | undefined> {
    const rows = await this.dataSource.query<unknown[]>(
      `select 1 from job j where j.id = $1 and ${isOfRehearsal(JOB_TOURNAMENT)}`,
      [jobId],
    );
    return rows.length > 0 ? REHEARSAL_WORD : undefined;
  }

  private draw({ signal }: JobContext<PaperKind>, data: PrintData, { sheets, mark }: Look, withinMs?: number) {
    return sheets === 'picture'
      ? this.browser.picture({ data, mark, signal, withinMs, element: `[${PRINT_PICTURE_ATTRIBUTE}]`, scale: SCALE })
      : this.browser.print({ data, mark, signal, withinMs, pdf: sheets });
  }

  private async inParts(
    context: JobContext<PaperKind>,
    { all, partSize, what, foot, dataOf }: Parts,
    look: Look,
  ): Promise<Uint8Array> {
    const files: Uint8Array[] = [];
    let [begun, done] = [0, 0];
    const drawParts = async () => {
      for (let from = begun; from < all.length; from = begun) {
        begun += partSize;
        const part = all.slice(from, from + partSize);
        files[from / partSize] = await this.draw(context, await dataOf(part), look);
        done += part.length;
        const said = exportTexts.written(done, all.length, exportTexts.rows[what]);
        await context.progress(5 + (85 * done) / all.length, said);
      }
    };
    const drawing = Array.from({ length: PARTS_AT_ONCE }, drawParts);
    await Promise.all(drawing).finally(() => (begun = all.length));
    await context.progress(92, paperTexts.joining);
    return joinPdfs(files, foot);
  }
}
