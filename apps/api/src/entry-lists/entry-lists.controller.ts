// GET /entry-lists/{slug}: contingents and classes of a tournament; /athletes: its entries, page by page, or one of them;
// /contingents/{id}, /provinces/{id}: a contingent, or those of a province, with their entries. Public.
import { Controller, Param, Query } from '@nestjs/common';
import * as entryListCalls from '@gelanggang/contract/calls/entry-lists';
import { EntryListQuery } from '@gelanggang/contract/entry-lists';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import { soughtAmong } from '@gelanggang/domain/words/sought-among';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { seesDraft } from '../http/draft-doors';
import { limitOf, paginated, RequestUrl } from '../http/pagination';
import { IdPipe } from '../http/id.pipe';
import { notFound, refusal } from '../http/refusals';
import { SnapshotStore } from '../live-snapshot/snapshot-store';
import { toCareer } from './career.mapper';
import { CareerQueries } from './career.queries';
import { EntryListStore } from './entry-list-store';
import type { KeptEntries } from './entry-lists.mapper';
import { thingSentences } from '../http/sentences';
import { entryListsSentences } from './sentences';

@Controller()
export class EntryListsController {
  constructor(
    private readonly store: EntryListStore,
    private readonly careers: CareerQueries,
    private readonly snapshots: SnapshotStore,
  ) {}

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
    const wanted = entries.filter(
      ({ row }) =>
        (query.contingent_id === undefined || row.contingent_id === query.contingent_id) &&
        (query.class === undefined || row.class_key === query.class),
    );
    const { found } = soughtAmong(wanted, ({ text }) => text, query.search);
    const { limit, offset } = limitOf(query);
    return paginated(
      found.slice(offset, offset + limit).map(({ row }) => row),
      found.length,
      query,
      url,
    );
  }

  @Answers(entryListCalls.entry)
  async entry(
    @Param('slug') slug: string,
    @Param('id', IdPipe) id: number,
    @CurrentAccount() account: RequestAccount | null,
  ) {
    const { entries, list } = await this.find(slug, account);
    const found = entries.find((one) => one.row.id === id);
    const row = found?.row;
    if (row?.is_gone) throw refusal(410, entryListsSentences.profileGone);
    const kind = list.classes.find(({ key }) => key === row?.class_key)?.kind;
    if (!row || !kind) throw notFound(thingSentences.participant);
    return { data: { entry: { ...row, kind }, has_career: found?.hasPerson ?? false } };
  }

  @Answers(entryListCalls.career)
  async career(
    @Param('slug') slug: string,
    @Param('id', IdPipe) id: number,
    @CurrentAccount() account: RequestAccount | null,
  ) {
    const { data } = await this.entry(slug, id, account);
    const read = await this.careers.read(data.entry.id);
    const medals = new Map<number, Readonly<MedalSnapshot>>();
    for (const { tournamentId, tournament } of read.entries) {
      const told = medals.has(tournamentId) ? null : await this.snapshots.medals(tournament.slug);
      if (told) medals.set(tournamentId, told);
    }
    return { data: toCareer(read, medals) };
  }

  @Answers(entryListCalls.contingent)
  async contingent(
    @Param('slug') slug: string,
    @Param('id', IdPipe) id: number,
    @CurrentAccount() account: RequestAccount | null,
  ) {
    const { entries, list } = await this.find(slug, account);
    const contingent = list.contingents.find((one) => one.id === id);
    if (!contingent) throw notFound(thingSentences.contingent);
    return { data: { contingent, entries: entries.flatMap(({ row }) => (row.contingent_id === id ? [row] : [])) } };
  }

  @Answers(entryListCalls.province)
  async province(
    @Param('slug') slug: string,
    @Param('id', IdPipe) id: number,
    @CurrentAccount() account: RequestAccount | null,
  ) {
    const { entries, list } = await this.find(slug, account);
    const province = list.provinces.find((one) => one.id === id);
    if (!province) throw notFound(entryListsSentences.noneOfProvince);
    const contingents = list.contingents.filter((one) => one.province_id === id);
    const own = new Set(contingents.map((one) => one.id));
    return {
      data: { province, contingents, entries: entries.flatMap(({ row }) => (own.has(row.contingent_id) ? [row] : [])) },
    };
  }

  private async find(slug: string, account: RequestAccount | null): Promise<KeptEntries> {
    const kept = await this.store.get(slug, (id) => seesDraft(account, id));
    if (!kept) throw notFound(thingSentences.event);
    return kept;
  }
}
