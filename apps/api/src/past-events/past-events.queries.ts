// Reads old events: a page of them, one with its medals and results, what a search finds, and those of an office.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PageQuery } from '@gelanggang/contract/page-query';
import type {
  FoundPastResult,
  OwnPastEventRow,
  PastArchiveInfo,
  PastEventAnswer,
  PastEventRow,
  PastResultRow,
} from '@gelanggang/contract/past-events';
import { beginningFirst, likePattern } from '@gelanggang/database/queries/like-pattern';
import { pastStandings } from '@gelanggang/domain/past-events/past-standings';
import { grouped } from '@gelanggang/domain/grouped';
import type { Gender } from '@gelanggang/domain/words/genders';
import type { RequestAccount } from '../http/current-account';
import { keeperOf } from '../http/own-rows';
import { limitOf } from '../http/pagination';
import { notFound } from '../http/refusals';
import { pastEventsSentences } from './sentences';

const COLUMNS = `e.id, e.name, e.place, e.level, e.start_date, e.end_date,
  (select count(*)::int from past_result r where r.past_event_id = e.id) as results,
  (select count(distinct lower(r.contingent))::int from past_result r where r.past_event_id = e.id) as contingents`;
const HAS_RESULTS = 'exists (select from past_result r where r.past_event_id = e.id)';

/** A letter or two would find everybody. */
const SHORTEST_SEARCH = 3;

interface ResultRow extends PastResultRow {
  category: string;
  age: string;
  class: string;
  gender: Gender | null;
}

const RESULT = `r.id, r.names, r.contingent, r.province, r.place, r.category, r.age, r.class_name as class, r.gender`;

@Injectable()
export class PastEventsQueries {
  constructor(private readonly dataSource: DataSource) {}

  page(query: PageQuery): Promise<{ rows: PastEventRow[]; total: number }> {
    return this.pageOf<PastEventRow>(COLUMNS, `${HAS_RESULTS} and $2::bigint is null`, query, null);
  }

  ofOffice(query: PageQuery, account: RequestAccount): Promise<{ rows: OwnPastEventRow[]; total: number }> {
    const where = '($2::bigint is null or e.account_id = $2)';
    return this.pageOf<OwnPastEventRow>(`${COLUMNS}, e.version`, where, query, keeperOf(account));
  }

  /** 404 also for those of others. */
  async own(id: number, account: RequestAccount, manager = this.dataSource.manager): Promise<OwnPastEventRow> {
    const [row] = await manager.query<OwnPastEventRow[]>(
      `select ${COLUMNS}, e.version from past_event e where e.id = $1 and ($2::bigint is null or e.account_id = $2)`,
      [id, keeperOf(account)],
    );
    if (!row) throw notFound(pastEventsSentences.notFound);
    return row;
  }

  /** The same, held until the transaction ends. */
  async lockOwn(manager: EntityManager, id: number, account: RequestAccount): Promise<OwnPastEventRow> {
    await manager.query('select from past_event where id = $1 for update', [id]);
    return this.own(id, account, manager);
  }

  async one(id: number): Promise<PastEventAnswer> {
    const [event] = await this.dataSource.query<PastEventRow[]>(
      `select ${COLUMNS} from past_event e where e.id = $1 and ${HAS_RESULTS}`,
      [id],
    );
    if (!event) throw notFound(pastEventsSentences.notFound);
    const rows = await this.dataSource.query<ResultRow[]>(
      `select ${RESULT} from past_result r where r.past_event_id = $1
       order by min(r.id) over (partition by r.category, r.age, r.gender, r.class_name), r.place nulls last, r.id`,
      [id],
    );
    const groups = grouped(rows, (row) => JSON.stringify([row.category, row.age, row.gender, row.class]));
    const events = [...groups.values()].flatMap((results) => {
      const [first] = results;
      if (!first) return [];
      const { category, age, gender, class: name } = first;
      const plain = results.map(({ id, names, contingent, province, place }) => ({
        ...{ id, names, contingent, province, place },
      }));
      return [{ category, age, gender, class: name, results: plain }];
    });
    const [archive] = await this.dataSource.query<PastArchiveInfo[]>(
      'select key, records, hash from past_archive where past_event_id = $1',
      [id],
    );
    return { ...event, archive: archive ?? null, standings: pastStandings(rows), events };
  }

  /** By any part of a name or a contingent; nothing for less than three letters. */
  async search(query: PageQuery): Promise<{ rows: FoundPastResult[]; total: number }> {
    if (query.search.length < SHORTEST_SEARCH) return { rows: [], total: 0 };
    const from = `from past_result r join past_event e on e.id = r.past_event_id where r.searched ilike $1`;
    const pattern = likePattern(query.search);
    const { limit, offset } = limitOf(query);
    const [counted] = await this.dataSource.query<{ total: number }[]>(`select count(*)::int as total ${from}`, [
      pattern,
    ]);
    const rows = await this.dataSource.query<FoundPastResult[]>(
      `select ${RESULT}, json_build_object('id', e.id, 'name', e.name, 'start_date', e.start_date) as event ${from}
       order by ${beginningFirst('r.searched', '$1')}, e.start_date desc, e.id, r.place nulls last, r.id limit $2 offset $3`,
      [pattern, limit, offset],
    );
    return { rows, total: counted?.total ?? 0 };
  }

  private async pageOf<Row>(
    columns: string,
    where: string,
    query: PageQuery,
    keeper: number | null,
  ): Promise<{ rows: Row[]; total: number }> {
    const from = `from past_event e where e.name ilike $1 and ${where}`;
    const asked = [likePattern(query.search), keeper];
    const { limit, offset } = limitOf(query);
    const [counted] = await this.dataSource.query<{ total: number }[]>(`select count(*)::int as total ${from}`, asked);
    const rows = await this.dataSource.query<Row[]>(
      `select ${columns} ${from} order by e.start_date desc, e.id desc limit $3 offset $4`,
      [...asked, limit, offset],
    );
    return { rows, total: counted?.total ?? 0 };
  }
}
