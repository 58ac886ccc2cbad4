// Prints very many alike sheets a part at a time: memory stays bounded, progress is told, and a cancelled job ends soon.
import type { PrintData } from '@gelanggang/contract/print';
import type { JobContext } from '@gelanggang/platform/jobs/job-handler';
import type { PrintBrowser, PrintOrder } from './browser';
import { joinPdfs } from './join-pdfs';

interface InParts<One> extends Pick<PrintOrder, 'path' | 'pdf'> {
  all: readonly One[];
  /** How many things stand in one part; whole sheets. */
  partSize: number;
  /** What they are called in the progress: 'sertifikat'. */
  what: string;
  dataOf(part: One[]): PrintData;
}

export async function printInParts<One>(
  context: Pick<JobContext, 'progress' | 'signal'>,
  browser: PrintBrowser,
  { all, partSize, what, dataOf, path, pdf }: InParts<One>,
): Promise<Uint8Array> {
  const files: Uint8Array[] = [];
  for (let done = 0; done < all.length; done += partSize) {
    await context.progress(5 + (85 * done) / all.length, `${done} dari ${all.length} ${what}`);
    const data = dataOf(all.slice(done, done + partSize));
    files.push(await browser.print({ path, data, signal: context.signal, pdf }));
  }
  await context.progress(92, 'Menyatukan halaman');
  return joinPdfs(files);
}
