// Job archive-export: a tournament as one folder of static pages and files, which needs no server.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FEED_PAGE_RECORDS, FEED_TABLES } from '@gelanggang/contract/open-feed';
import { feedCsv, feedDocument, feedHead } from '@gelanggang/feed/feed-document';
import { readFeedEntries } from '@gelanggang/feed/feed-facts.queries';
import { feedSigner } from '@gelanggang/feed/feed-keys';
import { readFeed, sha256 } from '@gelanggang/feed/read-feed';
import { zipOf } from '@gelanggang/platform/files/zip';
import { inWording } from '@gelanggang/platform/languages/wording';
import { type JobContext, JobFailure, type JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { exportFileName } from '../exports/export-scope';
import { paperTexts } from '../pdf/texts';
import { archivePages } from './archive-pages';
import { archiveTexts } from './texts';

@Injectable()
export class ArchiveExportHandler implements JobHandler<'archive-export'> {
  constructor(private readonly dataSource: DataSource) {}

  async run(context: JobContext<'archive-export'>): Promise<void> {
    const { tournament_id: tournamentId } = context.params;
    await context.progress(10, paperTexts.readingTournament);
    // handed on to others: the same whoever made it
    const files = await inWording('default', () => this.filesOf(tournamentId));
    if (!files) throw new JobFailure(archiveTexts.notPublished);
    await context.progress(70, paperTexts.composing);
    const name = await exportFileName(this.dataSource, 'arsip', tournamentId, 'zip');
    const folder = name.replace(/\.zip$/, '');
    const inFolder = new Map([...files].map(([path, content]) => [`${folder}/${path}`, content]));
    await context.saveFile({ name, contentType: 'application/zip', source: zipOf(inFolder) });
  }

  private async filesOf(tournamentId: number): Promise<Map<string, string> | null> {
    const read = await readFeed(this.dataSource, tournamentId, (manager) => readFeedEntries(manager, tournamentId));
    if (!read) return null;
    const document = feedDocument(read, read.more ?? []);
    const text = JSON.stringify(document);
    const signer = await feedSigner(this.dataSource);
    const head = feedHead(read, sha256(text), signer);
    const files = new Map<string, string>([
      ['data/feed/document.json', text],
      ['data/feed/head.json', JSON.stringify(head)],
      ['data/feed/key.json', JSON.stringify(signer.key)],
    ]);
    for (const [at, hash] of head.pages.entries()) {
      files.set(`data/feed/pages/${at + 1}/${hash}.ndjson`, await this.page(tournamentId, at));
    }
    const paths = [...files.keys()];
    for (const table of FEED_TABLES) files.set(`data/${table}.csv`, feedCsv(document, table));
    const pages = archivePages(document, { at: read.head.now.toISOString(), records: read.records, files: paths });
    return new Map([...pages, ...files]);
  }

  /** A full page never changes: it may be read after the moment of the rest. */
  private async page(tournamentId: number, at: number): Promise<string> {
    const lines = await this.dataSource.query<{ line: string }[]>(
      'select line from feed_record where tournament_id = $1 and number > $2 and number <= $3 order by number',
      [tournamentId, at * FEED_PAGE_RECORDS, (at + 1) * FEED_PAGE_RECORDS],
    );
    return lines.map(({ line }) => `${line}\n`).join('');
  }
}
