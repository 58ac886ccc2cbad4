// GET /entry-lists/{slug}: contingents and classes of a tournament; /athletes: its entries, page by page. Public.
import { Controller, Param, Query } from '@nestjs/common';
import * as entryListCalls from '@gelanggang/contract/calls/entry-lists';
import { EntryListQuery } from '@gelanggang/contract/entry-lists';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { seesDrafts } from '../http/draft-doors';
import { limitOf, paginated, RequestUrl } from '../http/pagination';
import { notFound } from '../http/refusals';
import { EntryListStore } from './entry-list-store';
import { type KeptEntries, searchText } from './entry-lists.mapper';

@Controller()
export class EntryListsController {
  constructor(private readonly store: EntryListStore) {}

  @Answers(entryListCalls.list)
  async list(@Param('slug') slug: string, @CurrentAccount() account: RequestAccount | null) {
    return { data: (await this.find(slug, account)).list };
  }

  @Answers(entryListCalls.athletes)
  async athletes(
    @Param('slug') slug: string,
    @Query() query: EntryListQuery,
    @RequestUrl() url: string,
    @CurrentAccount() account: RequestAccount | null,
  ) {
    const { entries } = await this.find(slug, account);
    const wanted = searchText(query.search);
    const found = entries.filter(
      ({ row, text }) =>
        (query.contingent_id === undefined || row.contingent_id === query.contingent_id) &&
        (query.class === undefined || row.class_key === query.class) &&
        (wanted === '' || text.includes(wanted)),
    );
    const { limit, offset } = limitOf(query);
    return paginated(
      found.slice(offset, offset + limit).map(({ row }) => row),
      found.length,
      query,
      url,
    );
  }

  private async find(slug: string, account: RequestAccount | null): Promise<KeptEntries> {
    const kept = await this.store.get(slug, seesDrafts(account));
    if (!kept) throw notFound('Kejuaraan tidak ditemukan.');
    return kept;
  }
}
