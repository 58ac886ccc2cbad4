// Reads rankings with their rule and events, and the events that a ranking may count.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { API_BASE } from '@gelanggang/contract/http';
import type { PageQuery } from '@gelanggang/contract/page-query';
import type {
  OwnRanking,
  OwnRankingRow,
  RankingChoice,
  RankingListRow,
  RankingSourceRequest,
  RankingSourceRow,
} from '@gelanggang/contract/rankings';
import { likePattern } from '@gelanggang/database/queries/like-pattern';
import { isOfRehearsal } from '@gelanggang/database/queries/rehearsal.queries';
import type { RequestAccount } from '../http/current-account';
import { keeperOf } from '../http/own-rows';
import { limitOf } from '../http/pagination';
import { notFound } from '../http/refusals';
import { rankingsSentences } from './sentences';

const COLUMNS = `k.id, k.name, k.rule ->> 'of' as of, k.rule ->> 'on' as "on",
  (select count(*)::int from ranking_source s where s.ranking_id = k.id) as sources`;
/** What everybody may see of this installation, and is over: as the public list of tournaments has it. */
const COUNTABLE = `t.was_active and t.deleted_at is null and not ${isOfRehearsal('t.id')}
  and t.end_date <= (now() at time zone t.time_zone)::date`;

type SourceRow = Omit<RankingSourceRow, 'key' | 'feed'>;

const sourceRow = (row: SourceRow): RankingSourceRow => ({
  ...row,
  key: `${row.kind}:${row.id}`,
  feed: row.slug === null ? `${API_BASE}/past-events/${row.id}` : `${API_BASE}/feed/${row.slug}`,
});

@Injectable()
export class RankingsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest season first. */
  everyone(): Promise<RankingListRow[]> {
    return this.dataSource.query<RankingListRow[]>(
      `select ${COLUMNS} from ranking k where k.is_public order by k.rule ->> 'on' desc, k.id desc limit 200`,
    );
  }

  async ofOffice(query: PageQuery, account: RequestAccount): Promise<{ rows: OwnRankingRow[]; total: number }> {
    const from = 'from ranking k where k.name ilike $1 and ($2::bigint is null or k.account_id = $2)';
    const asked = [likePattern(query.search), keeperOf(account)];
    const { limit, offset } = limitOf(query);
    const [counted] = await this.dataSource.query<{ total: number }[]>(`select count(*)::int as total ${from}`, asked);
    const rows = await this.dataSource.query<OwnRankingRow[]>(
      `select ${COLUMNS}, k.is_public, k.version ${from} order by k.rule ->> 'on' desc, k.id desc limit $3 offset $4`,
      [...asked, limit, offset],
    );
    return { rows, total: counted?.total ?? 0 };
  }

  /** Tournaments that are over and old events, the newest first. */
  choices(): Promise<RankingChoice[]> {
    return this.dataSource.query<RankingChoice[]>(
      `select 'tournament' as kind, t.id, t.name, t.end_date as date, null as level from tournament t where ${COUNTABLE}
       union all
       select 'past', e.id, e.name, e.end_date, e.level from past_event e
       order by date desc, kind, id limit 500`,
    );
  }

  /** 404 also for those of others. */
  async own(id: number, account: RequestAccount, manager = this.dataSource.manager): Promise<OwnRanking> {
    return this.require(manager, id, 'and ($2::bigint is null or k.account_id = $2)', [keeperOf(account)]);
  }

  published(id: number): Promise<OwnRanking> {
    return this.require(this.dataSource.manager, id, 'and k.is_public', []);
  }

  async lockOwn(manager: EntityManager, id: number, account: RequestAccount): Promise<OwnRanking> {
    await manager.query('select from ranking where id = $1 for update', [id]);
    return this.own(id, account, manager);
  }

  /** In the order given; those that may not be counted are missing. */
  async chosen(sources: readonly RankingSourceRequest[]): Promise<RankingSourceRow[]> {
    const rows = await this.dataSource.query<SourceRow[]>(
      `with asked as (select * from jsonb_to_recordset($1) as a (at integer, kind text, id bigint, level text))
       select a.kind, a.id, coalesce(t.name, e.name) as name, t.slug, coalesce(t.end_date, e.end_date) as date, a.level
       from asked a
       left join tournament t on a.kind = 'tournament' and t.id = a.id and ${COUNTABLE}
       left join past_event e on a.kind = 'past' and e.id = a.id
       where coalesce(t.id, e.id) is not null order by a.at`,
      [JSON.stringify(sources.map(({ kind, id, level }, at) => ({ at, kind, id, level })))],
    );
    return rows.map(sourceRow);
  }

  private async require(manager: EntityManager, id: number, where: string, more: unknown[]): Promise<OwnRanking> {
    const [row] = await manager.query<Omit<OwnRanking, 'sources'>[]>(
      `select k.id, k.name, k.is_public, k.version, k.rule from ranking k where k.id = $1 ${where}`,
      [id, ...more],
    );
    if (!row) throw notFound(rankingsSentences.notFound);
    const sources = await manager.query<SourceRow[]>(
      `select case when t.id is null then 'past' else 'tournament' end as kind, coalesce(t.id, e.id) as id,
         coalesce(t.name, e.name) as name, t.slug, coalesce(t.end_date, e.end_date) as date, s.level
       from ranking_source s
       left join tournament t on t.id = s.ranked_tournament_id
       left join past_event e on e.id = s.past_event_id
       where s.ranking_id = $1 and (e.id is not null or ${COUNTABLE})
       order by date desc, s.id`,
      [id],
    );
    return { ...row, sources: sources.map(sourceRow) };
  }
}
