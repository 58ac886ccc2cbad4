// Keeps the entries of tournaments in memory until one changes: a page, a filter or a search touches no database.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import { KeptAnswers } from '../http/kept-answers';
import { TournamentIds } from '../http/tournament-ids';
import { EntryListsQueries } from './entry-lists.queries';
import { type KeptEntries, toKeptEntries } from './entry-lists.mapper';

@Injectable()
export class EntryListStore {
  private readonly kept: KeptAnswers<KeptEntries>;
  private readonly ids: TournamentIds;

  constructor(
    reader: EventReader,
    dataSource: DataSource,
    private readonly queries: EntryListsQueries,
  ) {
    // no event tells of a renamed class or a first draw; in an import entries keep coming; 20,000 are some 10 MB
    this.kept = new KeptAnswers(reader, { most: 8, oldestMs: 30_000, pauseMs: 1000 });
    this.ids = new TournamentIds(reader, dataSource);
  }

  /** Null where there is no such tournament. Holds every change that this process has heard of. */
  async get(slug: string, seesDraft: (id: number) => boolean = () => false): Promise<KeptEntries | null> {
    const id = await this.ids.of(slug, seesDraft);
    if (id === null) return null;
    // names and slugs of tournaments change with events of `site`
    return this.kept.get(String(id), [streams.staff(id), streams.site], async () => {
      const read = await this.queries.read(id);
      return read && toKeptEntries(read);
    });
  }
}
